import Synchronization
import WebServer

/// Who of the room may vote: whoever opened the address on the wall.
///
/// Nobody is asked for a name; the browser gets a number in its place, so that it votes once on a question.
final class JoinGate: Sendable {
  enum Decision {
    case voter(String)
    case answer(HTTPResponse)
  }

  let token: String
  private let hosts: [String]
  /// Voters, by their numbers, with the addresses that they came from.
  private let voters = Mutex<[String: UInt32]>([:])
  private let mostVoters: Int
  private let mostVotersOfAddress: Int

  /// - Parameters:
  ///   - addresses: The machine's own, as they stand in the room's links.
  ///   - mostVoters: So many browsers may join.
  ///   - mostVotersOfAddress: So many of one address: a room may share one, and one alone may not fill the room.
  init(
    addresses: [String], port: Int, token: String = JoinGate.randomToken(), mostVoters: Int = 400,
    mostVotersOfAddress: Int = 100
  ) {
    self.token = token
    self.mostVoters = mostVoters
    self.mostVotersOfAddress = mostVotersOfAddress
    hosts = (addresses + ["127.0.0.1", "localhost"]).map { "\($0):\(port)" }
  }

  func decision(on request: HTTPRequest) -> Decision {
    guard let host = request.headers["host"], hosts.contains(host) else {
      return refusal("This address is not the room's.")
    }
    guard request.headers["origin"].map({ $0 == "http://\(host)" }) ?? true else {
      return refusal("Another site may not ask for this.")
    }
    // A link in a chat may lead here from another site; nothing else may come from one.
    if request.method == "GET", request.path == "/", let given = request.query["join"] {
      return given == token ? join(from: request.client) : refusal(JoinGate.advice)
    }
    guard
      ["same-origin", "none", nil].contains(request.headers["sec-fetch-site"])
        || (request.method == "GET" && request.path == "/")
    else { return refusal("Another site may not ask for this.") }
    switch request.method {
    case "GET": break
    case "POST":
      guard request.headers["origin"] != nil, request.headers["content-type"] == "application/json"
      else { return refusal("Only the room's own page may vote.") }
    default:
      return .answer(
        HTTPResponse(.methodNotAllowed, headers: [("Allow", "GET, POST")], text: "No.\n"))
    }
    guard let voter = request.cookie(named: "voter"), voters.withLock({ $0[voter] != nil }) else {
      return refusal(JoinGate.advice)
    }
    return .voter(voter)
  }

  private static let advice = "Open the whole address that stands on the wall."

  private func join(from address: UInt32) -> Decision {
    let voter = Gate.randomToken()
    let isIn = voters.withLock { voters in
      guard voters.count < mostVoters,
        voters.values.count(where: { $0 == address }) < mostVotersOfAddress
      else { return false }
      voters[voter] = address
      return true
    }
    guard isIn else { return refusal("The room is full.") }
    return .answer(
      HTTPResponse(
        .seeOther,
        headers: [
          ("Location", "/"), ("Set-Cookie", "voter=\(voter); Path=/; HttpOnly; SameSite=Lax"),
        ], text: ""))
  }

  private func refusal(_ sentence: String) -> Decision {
    .answer(HTTPResponse(.forbidden, text: sentence + "\n"))
  }

  /// Short enough to be typed, and without letters that look like others.
  static func randomToken() -> String {
    String((0..<8).map { _ in "abcdefghjkmnpqrstuvwxyz23456789".randomElement() ?? "a" })
  }
}
