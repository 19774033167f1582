import Synchronization
import WebServer

/// Who may speak to a server of the course: the browser that was given its address, or every browser of a room.
///
/// The address holds a token, which the first visit changes for a cookie. Every request is looked at:
/// a page elsewhere can send requests here, but it can choose neither the Host nor the Origin that the
/// browser writes, and the cookie does not go with them. In a room each browser gets a number of its own as its
/// cookie, so that it votes once; nobody is asked for a name.
final class AccessControl: Sendable {
  enum Decision {
    /// The visitor's cookie.
    case pass(String)
    case answer(HTTPResponse)
  }

  let token: String
  private let port: Int
  /// The machine's own addresses, of which a room's gate is reached; they may change.
  private let machines: @Sendable () -> [String]
  private let isRoom: Bool
  private let cookieName: String
  /// Who has a cookie, with the addresses that they came from.
  private let visitors: Mutex<[String: UInt32]>
  private let mostVisitors: Int
  private let mostOfAddress: Int

  /// The address to open.
  var address: String {
    isRoom
      ? addresses.first ?? "http://127.0.0.1:\(port)/\(token)"
      : "http://127.0.0.1:\(port)/?token=\(token)"
  }

  /// Those of a room, one for each network that there is now.
  var addresses: [String] { machines().map { "http://\($0):\(port)/\(token)" } }

  /// The gate of one browser of this machine.
  init(port: Int, token: String = AccessControl.randomToken()) {
    self.token = token
    self.port = port
    machines = { [] }
    isRoom = false
    // Cookies do not know ports: two books of one machine need two names.
    cookieName = "course_\(port)"
    visitors = Mutex([token: 0])
    (mostVisitors, mostOfAddress) = (1, 1)
  }

  /// The gate of a room.
  ///
  /// - Parameters:
  ///   - machines: The machine's own addresses, asked for whenever they are needed.
  ///   - mostVisitors: So many browsers may join.
  ///   - mostOfAddress: So many of one address: a room may share one, and one alone may not fill the room.
  init(
    room machines: @autoclosure @escaping @Sendable () -> [String], port: Int,
    token: String = AccessControl.shortToken(), mostVisitors: Int = 400,
    mostOfAddress: Int = 100
  ) {
    self.token = token
    self.port = port
    self.machines = machines
    isRoom = true
    cookieName = "voter"
    visitors = Mutex([:])
    self.mostVisitors = mostVisitors
    self.mostOfAddress = mostOfAddress
  }

  func decision(on request: HTTPRequest) -> Decision {
    guard let host = request.headers["host"], isOwn(host) else {
      return refusal("This address is not the \(isRoom ? "room" : "book")'s.")
    }
    let hasToken = holdsToken(request)
    // A link in a chat may lead to a room from another site, and a file to the book; nothing else may come from one.
    let isLink = hasToken || isRoom && request.method == "GET" && request.path == "/"
    let isFromHere = ["same-origin", "none", nil].contains(request.headers["sec-fetch-site"])
    let origin = request.headers["origin"]
    guard origin == nil || origin == "http://\(host)", isLink || isFromHere else {
      return refusal("Another site may not ask for this.")
    }
    switch request.method {
    case "GET", "HEAD": break
    case "POST":
      let type = request.headers["content-type"]?.lowercased() ?? ""
      guard origin != nil, type == "application/json" || type.hasPrefix("application/json;") else {
        return refusal("Only the \(isRoom ? "room" : "book")'s own pages may ask for this.")
      }
    default:
      return .answer(
        HTTPResponse(.methodNotAllowed, headers: [("Allow", "GET, HEAD, POST")], text: "No.\n"))
    }
    let known = request.cookie(named: cookieName).flatMap { cookie in
      visitors.withLock { $0[cookie] != nil } ? cookie : nil
    }
    if hasToken {
      guard let visitor = known ?? visitor(from: request.client) else {
        return refusal("The room is full.")
      }
      let cookie = (
        name: "Set-Cookie",
        value:
          "\(cookieName)=\(visitor); Path=/; HttpOnly; SameSite=\(isRoom ? "Lax" : "Strict")"
      )
      guard isRoom || isFromHere else {
        // Where a redirection would lead, a browser that comes from elsewhere sends no strict cookie.
        return .answer(
          HTTPResponse(
            type: "text/html; charset=utf-8", headers: [cookie],
            text: "<!DOCTYPE html>\n<meta http-equiv=\"refresh\" content=\"0; url=/\">\n"))
      }
      return .answer(HTTPResponse(.seeOther, headers: [("Location", "/"), cookie], text: ""))
    }
    return known.map { .pass($0) } ?? refusal(advice)
  }

  /// A handler that is called with the requests that pass, and with who sent them; the others are answered here.
  func before(
    _ handler: @escaping @Sendable (HTTPRequest, HTTPExchange, String) -> Void
  ) -> HTTPServer.Handler {
    { request, exchange in
      switch self.decision(on: request) {
      case .answer(let response): exchange.respond(response)
      case .pass(let visitor): handler(request, exchange, visitor)
      }
    }
  }

  /// Serves the browser that is given the address, on the first port from one on that is free.
  static func serve(
    from port: Int, token: String = randomToken(),
    _ answer: @escaping @Sendable (HTTPRequest, HTTPExchange) -> Void
  ) throws -> (server: HTTPServer, address: String) {
    let server = try HTTPServer(
      ports: Array(port..<port + 20) + [0], headers: Trust.headers,
      handlerOnPort: { port in
        AccessControl(port: port, token: token).before { request, exchange, _ in
          answer(request, exchange)
        }
      })
    return (server, AccessControl(port: server.port, token: token).address)
  }

  private func isOwn(_ host: String) -> Bool {
    ["127.0.0.1", "localhost"].contains { host == "\($0):\(port)" }
      || machines().contains { host == "\($0):\(port)" }
  }

  /// Whether it is a first visit; a room's address is short, so that it can be typed.
  private func holdsToken(_ request: HTTPRequest) -> Bool {
    guard request.method == "GET" else { return false }
    if isRoom { return isToken(request.path.dropFirst().lowercased()) }
    return request.path == "/" && isToken(request.query["token"] ?? "")
  }

  /// A room's visitor is a new one each time; nil where there is no place left.
  private func visitor(from address: UInt32) -> String? {
    guard isRoom else { return token }
    let visitor = AccessControl.randomToken()
    return visitors.withLock { visitors in
      guard visitors.count < mostVisitors,
        visitors.values.count(where: { $0 == address }) < mostOfAddress
      else { return nil }
      visitors[visitor] = address
      return visitor
    }
  }

  private var advice: String {
    isRoom
      ? "Open the whole address that stands on the wall."
      : "Open the whole address that `swift run course open` or `swift run course present` printed; it holds a token."
  }

  private func refusal(_ sentence: String) -> Decision {
    .answer(HTTPResponse(.forbidden, text: sentence + "\n"))
  }

  /// Takes as long for a token that is nearly right as for any other.
  private func isToken(_ text: String) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  static func randomToken() -> String {
    (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Short enough to be typed, and without letters that look like others.
  static func shortToken() -> String {
    String((0..<5).map { _ in "abcdefghjkmnpqrstuvwxyz23456789".randomElement() ?? "a" })
  }
}

extension HTTPRequest {
  /// The first cookie of that name.
  func cookie(named name: String) -> String? {
    let pairs = (headers["cookie"] ?? "").split(separator: ";").map { pair in
      pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1).map(String.init)
    }
    return pairs.first { $0.count == 2 && $0[0] == name }?[1]
  }
}
