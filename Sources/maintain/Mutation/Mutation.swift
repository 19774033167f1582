/// One small way to break the library, as text put before and behind a piece of its source.
///
/// With `mutated(17)` false, the source means what it meant: `if isOver` becomes
/// `if (isOver) != mutated(17)`.
struct Mutation {
  enum Kind: String, Codable, CaseIterable {
    case negatedCondition = "negated"
    case removedStatement = "removed"
    case swappedBranches = "swapped"
    case droppedDisposal = "dropped"
    case changedConstant = "changed"
    case writtenStatement = "statement"
    case writtenExpression = "expression"
  }

  let kind: Kind
  /// From the library's folder: `Operators/Sample.swift`.
  let path: String
  let line: Int
  let lastLine: Int
  /// The bytes of the source that are meant.
  let range: Range<Int>
  /// What stands there, in one line.
  let original: String
  /// What an author puts in its place.
  var replacement: String?

  /// How a list names it: `removed: inputs.dispose()`.
  var change: String {
    "\(kind.rawValue): \(original)" + (replacement.map { " => \($0)" } ?? "")
  }

  /// What goes before and behind the range, for the mutant of this number.
  func text(number: Int) -> (before: String, behind: String) {
    switch kind {
    case .negatedCondition, .swappedBranches: ("((", ") != mutated(\(number)))")
    case .removedStatement: ("if !mutated(\(number)) { ", " }")
    case .droppedDisposal: ("dropped(\(number), ", ")")
    case .changedConstant:
      Int(original).map { ("(mutated(\(number)) ? \($0 + 1) : ", ")") }
        ?? ("(mutated(\(number)) != ", ")")
    case .writtenStatement:
      ("if mutated(\(number)) { \(replacement ?? "") } else { ", " }")
    case .writtenExpression:
      ("(mutated(\(number)) ? (\(replacement ?? "")) : (", "))")
    }
  }
}
