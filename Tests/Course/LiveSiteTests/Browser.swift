import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A browser that sends its cookie with each request, and a page's headers with each POST.
struct Browser: Sendable {
  struct Reply {
    let status: Int
    let headers: [AnyHashable: Any]
    let text: String
  }

  private static let session = URLSession(configuration: .ephemeral)

  let origin: String
  var cookie: String

  init(origin: String, cookie: String) {
    self.origin = origin
    self.cookie = cookie
  }

  init(openedAt address: String) throws {
    let parts = try XCTUnwrap(URLComponents(string: address))
    let token = try XCTUnwrap(parts.queryItems?.first { $0.name == "token" }?.value)
    let port = try XCTUnwrap(parts.port)
    self.init(origin: "http://127.0.0.1:\(port)", cookie: "course_\(port)=\(token)")
  }

  /// Returns a request with the browser's cookie.
  ///
  /// - Parameter changed: The headers to replace, or to remove if their value is nil.
  func request(
    _ path: String, post body: String? = nil, headers changed: [String: String?] = [:]
  ) throws -> URLRequest {
    var request = URLRequest(url: try XCTUnwrap(URL(string: origin + path)))
    request.httpShouldHandleCookies = false
    var headers: [String: String?] = ["Cookie": cookie]
    if let body {
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
      headers["Origin"] = origin
      headers["Content-Type"] = "application/json"
    }
    for (name, value) in headers.merging(changed, uniquingKeysWith: { $1 }) {
      request.setValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  func ask(
    _ path: String, post body: String? = nil, headers: [String: String?] = [:]
  ) async throws -> Reply {
    let request = try request(path, post: body, headers: headers)
    let (data, response) = try await Browser.session.data(for: request)
    let reply = try XCTUnwrap(response as? HTTPURLResponse)
    return Reply(
      status: reply.statusCode, headers: reply.allHeaderFields,
      text: String(decoding: data, as: UTF8.self))
  }

  /// Opens a stream of events, which is closed when the test ends.
  func listen(_ path: String, until test: XCTestCase) throws -> EventReader {
    let reader = EventReader()
    let session = URLSession(configuration: .ephemeral, delegate: reader, delegateQueue: nil)
    test.addTeardownBlock { session.invalidateAndCancel() }
    session.dataTask(with: try request(path)).resume()
    return reader
  }
}
