import Foundation

/// A file's inode number and the time of its last change, which programs can't set.
package struct FileStamp: Equatable, CustomStringConvertible {
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// The time of the last change, including moves.
  package var date: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }

  /// Creates a stamp, or returns `nil` if the file doesn't exist.
  package init?(_ url: URL) { self.init(path: url.path) }

  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let change = status.st_ctimespec
    #else
      let change = status.st_ctim
    #endif
    number = UInt64(status.st_ino)
    seconds = Int(change.tv_sec)
    nanoseconds = Int(change.tv_nsec)
  }

  package var description: String { "\(number) \(seconds) \(nanoseconds)" }
}
