import CourseModel
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads a stream of events as it comes.
final class EventReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  // Sendable: every access to what changes holds the lock.
  private let lock = NSLock()
  private var bytes = Data()

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lock.withLock { bytes += data }
  }

  /// What has come, when an event holds this text.
  func text(holding part: String = "data: ") async throws -> String {
    for _ in 0..<3000 {
      let text = lock.withLock { String(decoding: bytes, as: UTF8.self) }
      if text.contains(part), text.hasSuffix("\n\n") { return text }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw CourseError("no event came that holds \(part)")
  }
}
