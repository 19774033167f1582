import Foundation
import Page

/// A record of what a learner did: JSON in `.course`, changed by one program at a time.
///
/// What is damaged is never written over, but kept under another name.
struct RecordFile<Content: Codable> {
  /// `progress` for `.course/progress.json`.
  let name: String
  let course: Course
  let empty: Content
  /// What the lines of `.course/progress.txt` held, where an earlier version of the course left it; nil
  /// where a line makes no sense.
  let earlier: (_ lines: [Substring]) -> (Content, isWhole: Bool)

  var file: URL { course.state.appendingPathComponent("\(name).json") }
  private var earlierFile: URL { course.state.appendingPathComponent("\(name).txt") }

  /// What is noted, and what is to be said of a file that could not be read whole.
  func read() -> (content: Content, problem: String?) {
    do {
      guard file.isThere || earlierFile.isThere else { return (empty, nil) }
      if let content = try decoded() { return (content, nil) }
      return try course.withRecordsLocked(load)
    } catch {
      return (empty, FileProblem.sentence(for: error))
    }
  }

  /// Changes what is noted now, which may be more than was read before.
  func change(_ change: (inout Content) -> Void) throws -> Content {
    try course.withRecordsLocked {
      var content = try load().content
      change(&content)
      try write(content)
      return content
    }
  }

  private func load() throws -> (content: Content, problem: String?) {
    if let content = try decoded() { return (content, nil) }
    if file.isThere { return (empty, try setAside(file)) }
    guard earlierFile.isThere else { return (empty, nil) }
    let text = String(decoding: try TextFile.data(earlierFile), as: UTF8.self)
    let (content, isWhole) = earlier(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") })
    try write(content)
    guard isWhole else { return (content, try setAside(earlierFile)) }
    try FileManager.default.removeItem(at: earlierFile)
    return (content, nil)
  }

  /// Nil where there is no file, or one that is damaged.
  private func decoded() throws -> Content? {
    guard let data = try TextFile.dataIfPresent(file) else { return nil }
    do { return try JSONDecoder().decode(Content.self, from: data) } catch is DecodingError {
      return nil
    }
  }

  private func write(_ content: Content) throws {
    try TextFile.write(try JSON.text(content) + "\n", to: file)
  }

  private func setAside(_ file: URL) throws -> String {
    let place = "\(name)-damaged-\(BackupPlace.name()).\(file.pathExtension)"
    try FileManager.default.moveItem(at: file, to: course.state.appendingPathComponent(place))
    return
      ".course/\(file.lastPathComponent) is damaged. What could be read of it is kept, and the "
      + "file is in .course/\(place)."
  }
}

extension URL {
  /// Whether anything stands there, a link to nothing included.
  fileprivate var isThere: Bool {
    // try?: without attributes nothing stands there.
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}
