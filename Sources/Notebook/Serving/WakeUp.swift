import Foundation

/// A word to a thread that waits in `poll`.
final class WakeUp: Sendable {
  private let pipe = Pipe()

  /// The descriptor that is readable from the first word on.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  func wake() { try? pipe.fileHandleForWriting.close() }
}
