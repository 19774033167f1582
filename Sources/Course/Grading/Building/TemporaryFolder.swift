import Files
import Foundation

/// The folder for temporary files; without it, Swift's tools fail silently.
package enum TemporaryFolder {
  /// The required free space in bytes: more than a single build uses.
  private static let needed = 1 << 20

  package static var path: String {
    ProcessInfo.processInfo.environment["TMPDIR"] ?? NSTemporaryDirectory()
  }

  /// Returns a message if the folder can't be used, or `nil` if it can.
  package static func problem(at path: String = path) -> String? {
    let folder = URL(fileURLWithPath: path)
    guard folder.isFolder, FileManager.default.isWritableFile(atPath: path) else {
      return "\(path) is not writable. Set TMPDIR to a writable folder."
    }
    let file = folder.appendingPathComponent("course-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data(count: needed).write(to: file)
      return nil
    } catch {
      return "\(path) is full. Free some space there, or set TMPDIR to another folder."
    }
  }
}
