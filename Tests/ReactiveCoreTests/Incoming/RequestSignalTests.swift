import Foundation
import ReactiveCore
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class RequestSignalTests: XCTestCase {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Server.self]
    return URLSession(configuration: configuration)
  }()

  private func request(_ path: String) -> URLRequest {
    URLRequest(url: URL(string: "course://\(name.filter(\.isLetter))/\(path)")!)
  }

  // OBJ-NOTE-3
  func test_a_request_sends_the_response_with_its_data_and_completes() throws {
    let request = request("hello")
    let replies = try session.signal(for: request).toArray()
    XCTAssertEqual(replies.map(\.response.url), [request.url])
    XCTAssertEqual(replies.map { String(decoding: $0.data, as: UTF8.self) }, ["hello"])
  }

  // OBJ-NOTE-3
  func test_a_failed_request_sends_its_error() {
    XCTAssertThrowsError(try session.signal(for: request("fail")).toArray()) { error in
      XCTAssertEqual((error as? URLError)?.code, .networkConnectionLost)
    }
  }

  // OBJ-NOTE-3
  func test_each_subscription_loads_again() throws {
    let request = request("hello")
    let signal = session.signal(for: request)
    XCTAssertEqual(Server.count("start", of: request), 0)
    _ = try signal.toArray()
    _ = try signal.toArray()
    XCTAssertEqual(Server.count("start", of: request), 2)
  }

  // OBJ-NOTE-3
  func test_disposal_cancels_the_request() {
    let request = request("wait")
    let log = Log()
    let subscription = log.record(session.signal(for: request).map { _ in "reply" })
    waitUntil { Server.count("start", of: request) == 1 }
    subscription.dispose()
    waitUntil { Server.count("stop", of: request) == 1 }
    XCTAssertEqual(log.lines, [])
  }

  private func waitUntil(_ condition: @escaping @Sendable () -> Bool) {
    let met = XCTNSPredicateExpectation(predicate: NSPredicate { _, _ in condition() }, object: nil)
    wait(for: [met], timeout: 30)
  }
}
