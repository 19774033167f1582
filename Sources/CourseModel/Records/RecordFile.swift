import Foundation

/// A file of records as it was read: what could not be read is not written over.
struct RecordFile {
  /// Empty where there is no file yet.
  let text: String
  private let file: URL
  private let obstacle: (any Error)?

  init(_ file: URL) {
    self.file = file
    do {
      text = try TextFile.readIfPresent(file) ?? ""
      obstacle = nil
    } catch {
      text = ""
      obstacle = error
    }
  }

  /// Throws the reason if the file was there and could not be read.
  func write(_ text: String) throws {
    if let obstacle {
      let folder = file.deletingLastPathComponent().lastPathComponent
      throw CourseError(
        "\(FileProblem.sentence(for: obstacle)) "
          + "Nothing was written; \(folder)/\(file.lastPathComponent) may be moved away.")
    }
    try TextFile.write(text, to: file)
  }
}
