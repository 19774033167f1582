import Foundation

/// Why a statement has no proof of its own, or holds in another form here.
struct ConformanceException: Equatable {
  enum Kind: String, CaseIterable {
    case different
    case decided
    case impossible
  }

  let id: String
  let kind: Kind
  /// Why, in words, and the names of tests that show what holds instead.
  let reason: String

  /// The reason without the tests.
  var words: String {
    reason.split(separator: " ").filter { !$0.hasPrefix("test_") }.joined(separator: " ")
      .trimmingCharacters(in: CharacterSet(charactersIn: " ;:,"))
  }

  /// Reads `ID | kind | reason` lines.
  static func exceptions(of text: String) throws -> [ConformanceException] {
    try ConformanceLine.lines(of: text).map { line in
      guard let fields = line.fields, let kind = Kind(rawValue: fields[1]) else {
        let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw line.error(in: "Exceptions.txt", wanted: "ID | kind | reason, a kind of: \(kinds)")
      }
      return ConformanceException(id: fields[0], kind: kind, reason: fields[2])
    }
  }
}
