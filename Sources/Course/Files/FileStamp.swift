import Foundation

/// Which file this is and when it was last changed, by the time that no program can set back.
package struct FileStamp: Equatable, CustomStringConvertible {
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// When it was last changed, moved or put there, whatever time it carries.
  package var date: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }

  /// Nil if the file is not there.
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

  /// The same words for the same stamp.
  package var description: String { "\(number) \(seconds) \(nanoseconds)" }
}
