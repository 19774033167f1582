import Foundation

/// A file of the learner's that steps aside while git works; what is not there is not there afterwards.
struct Aside {
  let path: String
  private let file: URL
  private let content: Data?

  /// Throws when the file is there and cannot be read.
  init(_ path: String, in root: URL) throws {
    self.path = path
    file = root.appendingPathComponent(path)
    do { content = try Data(contentsOf: file) } catch CocoaError.fileReadNoSuchFile {
      content = nil
    }
  }

  func putBack() throws {
    if let content {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, options: .atomic)
    } else if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
