import WebServer

/// Who may speak to the live book: the browser that was given its address, and no page of another site.
///
/// The address holds a token, which the first visit changes for a cookie. Every request is looked at:
/// a page elsewhere can send requests here, but it can choose neither the Host nor the Origin that the
/// browser writes, and the cookie does not go with them.
struct Gate: Sendable {
  enum Decision {
    case pass
    case answer(HTTPResponse)
  }

  let port: Int
  let token: String

  init(port: Int, token: String = Gate.randomToken()) {
    self.port = port
    self.token = token
  }

  /// The address to open.
  var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  func decision(on request: HTTPRequest) -> Decision {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"], hosts.contains(host) else {
      return refusal("This address is not the book's.")
    }
    let origin = request.headers["origin"]
    guard origin == nil || origin == "http://\(host)",
      ["same-origin", "none", nil].contains(request.headers["sec-fetch-site"])
    else { return refusal("Another site may not ask for this.") }
    switch request.method {
    case "GET", "HEAD": break
    case "POST":
      let type = request.headers["content-type"]?.lowercased() ?? ""
      guard origin != nil, type == "application/json" || type.hasPrefix("application/json;") else {
        return refusal("Only the book's own pages may ask for this.")
      }
    default:
      return .answer(
        HTTPResponse(.methodNotAllowed, headers: [("Allow", "GET, HEAD, POST")], text: "No.\n"))
    }
    if request.method == "GET", request.path == "/", let given = request.query["token"] {
      guard isToken(given) else { return refusal(Gate.advice) }
      return .answer(
        HTTPResponse(
          .seeOther,
          headers: [
            ("Location", "/"),
            ("Set-Cookie", "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict"),
          ], text: ""))
    }
    return isToken(request.cookie(named: cookieName) ?? "") ? .pass : refusal(Gate.advice)
  }

  /// A handler that is called with the requests that pass; the others are answered here.
  func before(_ handler: @escaping HTTPServer.Handler) -> HTTPServer.Handler {
    { request, exchange in
      switch decision(on: request) {
      case .answer(let response): exchange.respond(response)
      case .pass: handler(request, exchange)
      }
    }
  }

  private static let advice =
    "Open the whole address that `course open` or `course present` printed; it holds a token."

  private func refusal(_ sentence: String) -> Decision {
    .answer(HTTPResponse(.forbidden, text: sentence + "\n"))
  }

  /// Cookies do not know ports: two books of one machine need two names.
  private var cookieName: String { "course_\(port)" }

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
