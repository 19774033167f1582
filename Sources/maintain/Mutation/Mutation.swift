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
  /// The same in its lines: `defer { count += ⟨1⟩ }`.
  let passage: String
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

extension Mutation {
  init(
    _ kind: Kind, at range: Range<Int>, of source: [UInt8], code: MaskedSource, path: String,
    replacement: String? = nil
  ) {
    let (first, last) = (code.line(of: range.lowerBound), code.line(of: range.upperBound))
    let before = code.code(inLine: first - 1).lowerBound..<range.lowerBound
    let behind = range.upperBound..<max(range.upperBound, code.code(inLine: last - 1).upperBound)
    let text = { (range: Range<Int>) in String(decoding: source[range], as: UTF8.self) }
    let inOneLine = { (text: String) in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    self.init(
      kind: kind, path: path, line: first, lastLine: last, range: range,
      original: inOneLine(text(range)),
      passage: inOneLine("\(text(before))⟨\(text(range))⟩\(text(behind))"),
      replacement: replacement)
  }
}
