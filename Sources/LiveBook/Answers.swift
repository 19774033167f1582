import WebServer

extension HTTPExchange {
  /// Answers with a text of a media type.
  func respond(_ text: String, _ type: String) {
    respond(HTTPResponse(type: "\(type); charset=utf-8", text: text))
  }

  /// Answers a request whose body is not what its address takes.
  func refuse() {
    respond(HTTPResponse(.badRequest, text: "That is not what this address takes.\n"))
  }
}
