import Files
import Foundation
import WebServer

extension HTTPRequest {
  /// Decodes the body as JSON, or throws a `DecodingError` if the body is invalid.
  func decodedBody<Content: Decodable>() throws -> Content {
    try JSONDecoder().decode(Content.self, from: Data(body))
  }
}

extension HTTPExchange {
  func respond(_ text: String, _ type: String) {
    respond(HTTPResponse(type: "\(type); charset=utf-8", text: text))
  }

  func respondBadRequest() {
    respond(HTTPResponse(.badRequest, text: "The request is malformed. Reload the page.\n"))
  }

  func respondNotFound() { respond(HTTPResponse(.notFound, text: "Page not found.\n")) }

  /// Responds with the text that `work` returns, or with the error that it throws.
  func respond(_ type: String = "application/json", with work: () throws -> String) {
    do {
      respond(try work(), type)
    } catch is DecodingError {
      respondBadRequest()
    } catch {
      respond(HTTPResponse(.conflict, text: FileProblem.sentence(for: error) + "\n"))
    }
  }

  /// Responds with an empty object, or with the error that `work` throws.
  func confirm(_ work: () throws -> Void) {
    respond {
      try work()
      return "{}"
    }
  }
}
