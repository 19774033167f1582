import Exercises
import Files
import Foundation
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads a stream of events as it comes.
final class EventReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Sendable: every access to what changes holds the lock.
  private let lock = NSLock()
  private var bytes = Data()
  private var awaited: (part: String, expectation: XCTestExpectation)?

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lock.withLock {
      bytes += data
      guard let awaited, received(holding: awaited.part) != nil else { return }
      awaited.expectation.fulfill()
      self.awaited = nil
    }
  }

  /// What has come, when an event holds this text.
  func text(holding part: String = "data: ") async throws -> String {
    let expectation = XCTestExpectation(description: "an event that holds \(part)")
    let isThere = lock.withLock {
      let isThere = received(holding: part) != nil
      awaited = isThere ? nil : (part, expectation)
      return isThere
    }
    if !isThere { _ = await XCTWaiter.fulfillment(of: [expectation], timeout: 30) }
    guard let text = lock.withLock({ received(holding: part) }) else {
      throw CourseError("no event came that holds \(part)")
    }
    return text
  }

  /// What has come, up to the end of an event; under the lock.
  private func received(holding part: String) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(part) && text.hasSuffix("\n\n") ? text : nil
  }
}
