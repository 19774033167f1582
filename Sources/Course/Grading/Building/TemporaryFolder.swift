import Files
import Foundation

/// Where the Swift tools put what they need for a moment.
///
/// They give up without a word of their own when it is missing or full.
package enum TemporaryFolder {
  /// What one build puts there is less.
  private static let needed = 1 << 20

  package static var path: String {
    ProcessInfo.processInfo.environment["TMPDIR"] ?? NSTemporaryDirectory()
  }

  /// Why nothing can be built with it, and what to do; nil where all is well.
  package static func problem(at path: String = path) -> String? {
    let folder = URL(fileURLWithPath: path)
    guard folder.isFolder, FileManager.default.isWritableFile(atPath: path) else {
      return "\(path) cannot be written. Set TMPDIR to a folder that can be."
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
