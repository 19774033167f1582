import Foundation

/// A file of this page's own; it goes with its last reader.
final class TemporaryFile: Sendable {
  let url: URL

  init(_ text: String) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("17-pipelines-\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: url)
  }

  deinit { remove() }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
