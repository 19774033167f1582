import Synchronization
import WebServer

/// Access control for the servers of the book, the desk, and the room.
///
/// The first request exchanges the token in its address for a cookie. All later requests must send
/// the cookie. Other websites can send requests to this machine too, but they can't forge the Host
/// and Origin headers.
///
/// In a room, each browser gets its own random cookie, so that each voter can vote only once and
/// stays anonymous.
final class AccessControl: Sendable {
  enum Decision {
    case admit(visitor: String)
    case respond(HTTPResponse)
  }

  let token: String
  private let port: Int
  private let machines: @Sendable () -> [String]
  private let isRoom: Bool
  private let cookieName: String
  /// The client address of each visitor, keyed by cookie.
  private let visitors: Mutex<[String: UInt32]>
  private let maximumVisitors: Int
  private let maximumVisitorsPerAddress: Int

  var address: String {
    isRoom
      ? addresses.first ?? "http://127.0.0.1:\(port)/\(token)"
      : "http://127.0.0.1:\(port)/?token=\(token)"
  }

  /// The room's addresses, one for each network.
  var addresses: [String] { machines().map { "http://\($0):\(port)/\(token)" } }

  /// Creates access control for the book or the desk.
  init(port: Int, token: String = AccessControl.randomToken()) {
    self.token = token
    self.port = port
    machines = { [] }
    isRoom = false
    // Browsers send a host's cookies to all of its ports, so the cookie's name includes the port.
    cookieName = "course_\(port)"
    visitors = Mutex([token: 0])
    (maximumVisitors, maximumVisitorsPerAddress) = (1, 1)
  }

  /// Creates access control for a room on a machine with the addresses that `machines` returns.
  init(
    room machines: @autoclosure @escaping @Sendable () -> [String], port: Int,
    token: String = AccessControl.shortToken(), maximumVisitors: Int = 400,
    maximumVisitorsPerAddress: Int = 100
  ) {
    self.token = token
    self.port = port
    self.machines = machines
    isRoom = true
    cookieName = "voter"
    visitors = Mutex([:])
    self.maximumVisitors = maximumVisitors
    self.maximumVisitorsPerAddress = maximumVisitorsPerAddress
  }

  func decision(on request: HTTPRequest) -> Decision {
    guard let host = request.headers["host"], isOwn(host) else {
      return refusal("This server doesn't accept that host name. \(advice)")
    }
    let hasToken = holdsToken(request)
    // Links on other sites can open the first page. All other requests must come from our pages.
    let isLink = hasToken || isRoom && request.method == "GET" && request.path == "/"
    let isFromHere = ["same-origin", "none", nil].contains(request.headers["sec-fetch-site"])
    let origin = request.headers["origin"]
    guard origin == nil || origin == "http://\(host)", isLink || isFromHere else {
      return refusal("Requests from other websites are refused. \(advice)")
    }
    switch request.method {
    case "GET", "HEAD": break
    case "POST":
      let type = request.headers["content-type"]?.lowercased() ?? ""
      guard origin != nil, type == "application/json" || type.hasPrefix("application/json;") else {
        return refusal("Only this server's pages may send requests. Reload the page and try again.")
      }
    default:
      return .respond(
        HTTPResponse(
          .methodNotAllowed, headers: [("Allow", "GET, HEAD, POST")],
          text: "Use GET, HEAD, or POST.\n"))
    }
    let known = request.cookie(named: cookieName).flatMap { cookie in
      visitors.withLock { $0[cookie] != nil } ? cookie : nil
    }
    if hasToken {
      guard let visitor = known ?? visitor(from: request.client) else {
        return refusal("The room is full. Vote by a show of hands.")
      }
      let cookie = (
        name: "Set-Cookie",
        value:
          "\(cookieName)=\(visitor); Path=/; HttpOnly; SameSite=\(isRoom ? "Lax" : "Strict")"
      )
      guard isRoom || isFromHere else {
        // If a link on another site leads here, the browser doesn't send strict cookies after a
        // redirect, so send a page that opens `/` instead.
        return .respond(
          HTTPResponse(
            type: "text/html; charset=utf-8", headers: [cookie],
            text: "<!DOCTYPE html>\n<meta http-equiv=\"refresh\" content=\"0; url=/\">\n"))
      }
      return .respond(HTTPResponse(.seeOther, headers: [("Location", "/"), cookie], text: ""))
    }
    return known.map { .admit(visitor: $0) } ?? refusal(advice)
  }

  /// Returns a handler that passes authorized requests to `handler` and responds to all others.
  func guarding(
    _ handler: @escaping @Sendable (HTTPRequest, HTTPExchange, String) -> Void
  ) -> HTTPServer.Handler {
    { request, exchange in
      switch self.decision(on: request) {
      case .respond(let response): exchange.respond(response)
      case .admit(let visitor): handler(request, exchange, visitor)
      }
    }
  }

  /// Starts a server for the book or the desk.
  ///
  /// The server tries `port` and the 19 ports after it. If all are taken, the system picks a port.
  static func serve(
    from port: Int, token: String = randomToken(),
    _ answer: @escaping @Sendable (HTTPRequest, HTTPExchange) -> Void
  ) throws -> (server: HTTPServer, address: String) {
    let server = try HTTPServer(
      ports: Array(port..<port + 20) + [0], headers: SecurityHeaders.all,
      handlerOnPort: { port in
        AccessControl(port: port, token: token).guarding { request, exchange, _ in
          answer(request, exchange)
        }
      })
    return (server, AccessControl(port: server.port, token: token).address)
  }

  private func isOwn(_ host: String) -> Bool {
    ["127.0.0.1", "localhost"].contains { host == "\($0):\(port)" }
      || machines().contains { host == "\($0):\(port)" }
  }

  private func holdsToken(_ request: HTTPRequest) -> Bool {
    guard request.method == "GET" else { return false }
    if isRoom { return isToken(request.path.dropFirst().lowercased()) }
    return request.path == "/" && isToken(request.query["token"] ?? "")
  }

  /// Returns the cookie for a new visitor, or `nil` if a room has too many visitors, in total or
  /// from this client address.
  private func visitor(from address: UInt32) -> String? {
    guard isRoom else { return token }
    let visitor = AccessControl.randomToken()
    return visitors.withLock { visitors in
      guard visitors.count < maximumVisitors,
        visitors.values.count(where: { $0 == address }) < maximumVisitorsPerAddress
      else { return nil }
      visitors[visitor] = address
      return visitor
    }
  }

  private var advice: String {
    isRoom
      ? "Open the complete address that the wall shows."
      : "Open the complete address (with its token) that `course open` or `course present` printed."
  }

  private func refusal(_ sentence: String) -> Decision {
    .respond(HTTPResponse(.forbidden, text: sentence + "\n"))
  }

  /// Returns whether the text is the token, comparing in constant time.
  private func isToken(_ text: String) -> Bool {
    let (received, expected) = (Array(text.utf8), Array(token.utf8))
    guard received.count == expected.count else { return false }
    return zip(received, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  static func randomToken() -> String {
    (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns a short token without characters that look alike, because visitors must type it.
  static func shortToken() -> String {
    String((0..<5).map { _ in "abcdefghjkmnpqrstuvwxyz23456789".randomElement() ?? "a" })
  }
}

extension HTTPRequest {
  func cookie(named name: String) -> String? {
    let pairs = (headers["cookie"] ?? "").split(separator: ";").map { pair in
      pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return pairs.first { $0.count == 2 && $0[0] == name }?[1]
  }
}
