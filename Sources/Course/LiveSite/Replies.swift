import Files
import Foundation
import WebServer

extension HTTPRequest {
  /// Returns its body as JSON; throws `DecodingError` where it is not what the address takes.
  func decodedBody<Content: Decodable>() throws -> Content {
    try JSONDecoder().decode(Content.self, from: Data(body))
  }
}

extension HTTPExchange {
  /// Answers with a text of a media type.
  func respond(_ text: String, _ type: String) {
    respond(HTTPResponse(type: "\(type); charset=utf-8", text: text))
  }

  /// Answers a request whose body is not what its address takes.
  func refuse() {
    respond(HTTPResponse(.badRequest, text: "That is not what this address takes.\n"))
  }

  func missPage() { respond(HTTPResponse(.notFound, text: "There is no such page.\n")) }

  /// Answers with what comes of some work, or says why nothing does.
  func answer(_ type: String = "application/json", with work: () throws -> String) {
    do {
      respond(try work(), type)
    } catch is DecodingError {
      refuse()
    } catch {
      respond(HTTPResponse(.conflict, text: FileProblem.sentence(for: error) + "\n"))
    }
  }

  /// Answers that something is done, or why it is not.
  func confirm(_ work: () throws -> Void) {
    answer {
      try work()
      return "{}"
    }
  }
}
