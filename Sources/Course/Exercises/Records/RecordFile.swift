import Files
import Foundation
import PlainText

/// A record of what a learner did: JSON in `.course`, changed by one program at a time.
///
/// Of a file that is damaged the entries are kept that can be read; the file itself is kept under another name.
struct RecordFile<Content: Codable> {
  /// `progress` for `.course/progress.json`.
  let name: String
  let course: Course
  let empty: Content
  /// Makes a content of what can be read of a damaged one, or of the two halves of a merge, the later one last.
  let salvage: (_ parts: [Data]) -> (content: Content, entries: Int)

  var file: URL { course.state.appendingPathComponent("\(name).json") }

  /// What is noted, and what is to be said of a file that could not be read whole.
  func read() -> (content: Content, problem: String?) {
    do {
      guard file.isThere else { return (empty, nil) }
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
    guard file.isThere else { return (empty, nil) }
    if let content = try decoded() { return (content, nil) }
    let text = String(decoding: try TextFile.data(file), as: UTF8.self)
    let (content, entries) = salvage(MergedText.sides(of: text).map { Data($0.utf8) })
    let place = "\(name)-damaged-\(BackupPlace.name()).json"
    try FileManager.default.copyItem(at: file, to: course.state.appendingPathComponent(place))
    try write(content)
    let kept =
      entries == 0
      ? "Nothing of it could be read"
      : "\(entries) \(entries == 1 ? "entry" : "entries") of it could be read and \(entries == 1 ? "is" : "are") kept"
    return (
      content,
      ".course/\(name).json is damaged. \(kept); the file as it was is in .course/\(place)."
    )
  }

  /// Nil where it is damaged.
  private func decoded() throws -> Content? {
    guard let data = try TextFile.dataIfPresent(file) else { return nil }
    do { return try JSONDecoder().decode(Content.self, from: data) } catch is DecodingError {
      return nil
    }
  }

  private func write(_ content: Content) throws {
    try TextFile.write(try JSON.text(content) + "\n", to: file)
  }
}

/// A text in which git has left both sides of a merge.
enum MergedText {
  /// What the text says with the first side of each conflict, and with the second; the text alone without any.
  static func sides(of text: String) -> [String] {
    var sides = ["", ""]
    var wanted = [0, 1]
    var hasConflict = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.prefix(7) {
      case "<<<<<<<": (wanted, hasConflict) = ([0], true)
      // The common ancestor that some ask git to show.
      case "|||||||" where hasConflict: wanted = []
      case "=======" where hasConflict: wanted = [1]
      case ">>>>>>>": wanted = [0, 1]
      default: for side in wanted { sides[side] += line + "\n" }
      }
    }
    return hasConflict ? sides : [text]
  }
}

/// An entry of a record, or nothing where it is of a kind that this course does not know.
struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    // try?: that it cannot be read is what nil says; whoever reads the record counts the others.
    value = try? Value(from: decoder)
  }
}

extension URL {
  /// Whether anything stands there, a link to nothing included.
  fileprivate var isThere: Bool {
    // try?: without attributes nothing stands there.
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }
}
