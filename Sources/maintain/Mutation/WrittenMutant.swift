import CourseModel
import Foundation

/// What an author says of a row that no mutant of the machine's turns red: a mutant of what the row
/// states, or why there is none.
///
/// A line of `Rows.txt`: `SIG-SAMPLE-3 | Sample.swift | isOver || isFull => isOver`, in which what is
/// behind the arrow may be empty. Where the same stands twice, what is around the one that is meant is put
/// around brackets: `deinit { ⟨dispose() => ()⟩ }`. Or `VAL-TUPLE-1 | none | tuples are Swift's own`.
struct WrittenMutant: Equatable {
  static let path = "\(MutatedPackage.tests)/Rows.txt"

  enum Content: Equatable {
    case change(Change, file: String)
    case none(reason: String)
  }

  struct Change: Equatable {
    var before = ""
    let old: String
    let new: String
    var behind = ""
  }

  let id: String
  let content: Content

  static func mutants(of text: String) throws -> [WrittenMutant] {
    try ConformanceLine.lines(of: text).map { line in
      guard let fields = line.fields else { throw error(line) }
      if fields[1] == "none" {
        return WrittenMutant(id: fields[0], content: .none(reason: fields[2]))
      }
      guard let change = Change(fields[2]) else { throw error(line) }
      return WrittenMutant(id: fields[0], content: .change(change, file: fields[1]))
    }
  }

  private static func error(_ line: ConformanceLine) -> any Error {
    line.error(in: "Rows.txt", wanted: "ID | File.swift | old => new, or ID | none | reason")
  }

  /// Why there is no mutant; nil where there is one.
  var reason: String? {
    if case .none(let reason) = content { reason } else { nil }
  }

  /// The change in the library's files; nil where there is nothing to change.
  func mutation(in sources: [String: String]) throws -> Mutation? {
    guard case .change(let change, let file) = content else { return nil }
    let places = try sources.filter { $0.key == file || $0.key.hasSuffix("/\(file)") }
      .flatMap { path, text in try change.places(in: text).map { (path, text, $0) } }
    guard places.count == 1, let (path, text, range) = places.first else {
      let count = places.isEmpty ? "not" : "\(places.count) times"
      throw CourseError(
        "Rows.txt: “\(change.old)” of \(id) stands \(count) in \(file); it is to once.")
    }
    return Mutation(written: change.new, for: range, of: text, at: path)
  }
}

extension WrittenMutant.Change {
  /// Reads `old => new`, or `before ⟨old => new⟩ behind`.
  fileprivate init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "⟨⟩".contains($0) }.map(String.init)
    guard parts.count == 1 || parts.count == 3 else { return nil }
    let change = "\(parts[parts.count / 2]) ".components(separatedBy: " => ")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard change.count == 2, !change[0].isEmpty else { return nil }
    self.init(
      before: parts.count == 3 ? parts[0] : "", old: change[0], new: change[1],
      behind: parts.count == 3 ? parts[2] : "")
  }

  /// Where the old text stands, however it is broken into lines.
  fileprivate func places(in source: String) throws -> [Range<Int>] {
    let patterns = [before, old, behind].map { text in
      text.split(separator: " ").map { NSRegularExpression.escapedPattern(for: String($0)) }
        .joined(separator: "\\s+")
    }
    let expression = try NSRegularExpression(
      pattern: "\(patterns[0])\\s*(\(patterns[1]))\\s*\(patterns[2])")
    let all = NSRange(source.startIndex..., in: source)
    return expression.matches(in: source, range: all).compactMap { match in
      Range(match.range(at: 1), in: source).map {
        source.utf8.distance(
          from: source.startIndex, to: $0.lowerBound)..<source.utf8.distance(
            from: source.startIndex, to: $0.upperBound)
      }
    }
  }
}

extension Mutation {
  /// A change that an author wrote; what fills its lines is a statement, and else an expression.
  init(written replacement: String, for range: Range<Int>, of source: String, at path: String) {
    let code = MaskedSource(source)
    let (first, last) = (code.line(of: range.lowerBound), code.line(of: range.upperBound))
    let isStatement =
      code.code(inLine: first - 1).lowerBound == range.lowerBound
      && code.code(inLine: last - 1).upperBound == range.upperBound
      && (last == code.lines.count || !code.text(code.code(inLine: last)).hasPrefix("."))
    self.init(
      isStatement ? .writtenStatement : .writtenExpression, at: range, of: Array(source.utf8),
      code: code, path: path, replacement: replacement)
  }
}
