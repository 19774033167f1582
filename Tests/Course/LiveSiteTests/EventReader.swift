import Files
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A reader for a stream of server-sent events.
final class EventReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Sendable: the lock guards all mutable state.
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

  /// Waits for an event that contains `part`, and returns all text received so far.
  func text(holding part: String = "data: ") async throws -> String {
    let expectation = XCTestExpectation(description: "an event with \(part)")
    let exists = lock.withLock {
      let exists = received(holding: part) != nil
      awaited = exists ? nil : (part, expectation)
      return exists
    }
    if !exists { _ = await XCTWaiter.fulfillment(of: [expectation], timeout: 30) }
    guard let text = lock.withLock({ received(holding: part) }) else {
      throw CourseError("no event contains \(part)")
    }
    return text
  }

  /// Returns the text if it contains `part` and ends with a complete event.
  ///
  /// Call this method only while you hold the lock.
  private func received(holding part: String) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(part) && text.hasSuffix("\n\n") ? text : nil
  }
}
