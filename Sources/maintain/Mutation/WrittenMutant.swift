import CourseModel
import Foundation

/// What an author says of a row that no mutant of the machine's turns red: a mutant of what the row
/// states, or why there is none.
///
/// A line of `Rows.txt`: `SIG-SAMPLE-3 | Sample.swift | isOver || isFull => isOver`, in which what is
/// behind the arrow may be empty, or `VAL-TUPLE-1 | none | tuples are Swift's own`.
struct WrittenMutant: Equatable {
  static let path = "\(MutatedPackage.tests)/Rows.txt"

  enum Content: Equatable {
    case change(file: String, from: String, to: String)
    case none(reason: String)
  }

  let id: String
  let content: Content

  static func mutants(of text: String) throws -> [WrittenMutant] {
    try ConformanceLine.lines(of: text).map { line in
      guard let fields = line.fields else { throw error(line) }
      if fields[1] == "none" {
        return WrittenMutant(id: fields[0], content: .none(reason: fields[2]))
      }
      let parts = (fields[2] + " ").components(separatedBy: " => ")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts[0].isEmpty else { throw error(line) }
      return WrittenMutant(
        id: fields[0], content: .change(file: fields[1], from: parts[0], to: parts[1]))
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
    guard case .change(let file, let old, let new) = content else { return nil }
    let places = try sources.filter { $0.key == file || $0.key.hasSuffix("/\(file)") }
      .flatMap { path, text in try Self.places(of: old, in: text).map { (path, text, $0) } }
    guard places.count == 1, let (path, text, range) = places.first else {
      let count = places.isEmpty ? "not" : "\(places.count) times"
      throw CourseError("Rows.txt: “\(old)” of \(id) stands \(count) in \(file); it is to once.")
    }
    return Mutation(written: new, for: range, of: text, at: path)
  }

  /// Where a text stands, however it is broken into lines.
  private static func places(of text: String, in source: String) throws -> [Range<Int>] {
    let words = text.split(separator: " ").map {
      NSRegularExpression.escapedPattern(for: String($0))
    }
    let expression = try NSRegularExpression(pattern: words.joined(separator: "\\s+"))
    let all = NSRange(source.startIndex..., in: source)
    return expression.matches(in: source, range: all).compactMap { match in
      Range(match.range, in: source).map {
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
    let original = Array(source.utf8)[range]
    self.init(
      kind: isStatement ? .writtenStatement : .writtenExpression, path: path, line: first,
      lastLine: last, range: range,
      original: String(decoding: original, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).joined(separator: " "),
      replacement: replacement)
  }
}
