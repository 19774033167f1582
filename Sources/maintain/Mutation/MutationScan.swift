/// Finds what can be broken in one file of the library.
///
/// It reads text that is formatted as `.swift-format` says, and is no parser. What it takes wrongly
/// does not compile, and is left out then.
struct MutationScan {
  private let path: String
  private let source: [UInt8]
  private let code: MaskedSource
  private(set) var mutations: [Mutation] = []

  init(_ text: String, path: String) {
    self.path = path
    source = Array(text.utf8)
    code = MaskedSource(text)
    var open: [UInt8] = []
    var before: Range<Int>?
    var compilation = ConditionalCompilation()
    for index in code.lines.indices {
      let line = code.code(inLine: index)
      compilation.read(code.text(line))
      if line.isEmpty || !compilation.isCompiled { continue }
      let isStatement = MutationScan.isStatement(after: before.map(code.text), in: open)
      scan(line, isStatement: isStatement && (open.last ?? 0) == UInt8(ascii: "{"))
      for byte in code.bytes[line] { MutationScan.note(byte, in: &open) }
      before = line
    }
    mutations.sort {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  private mutating func scan(_ line: Range<Int>, isStatement: Bool) {
    let text = code.text(line)
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard let first = words.first, !text.hasPrefix("#") else { return }
    addConditions(of: text, in: line)
    addBranches(of: text, in: line)
    addConstants(of: text, in: line)
    if isStatement { addStatement(first, in: line) }
  }

  // MARK: - Conditions

  private mutating func addConditions(of text: String, in line: Range<Int>) {
    for match in text.matches(of: #/(?:^|\} )(?:else )?(if|guard|while) |^for .* (where) /#) {
      let keyword = (match.1 ?? match.2).map(String.init) ?? ""
      let start =
        line.lowerBound + text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
      let end = endOfCondition(from: start, closing: keyword == "guard" ? " else " : " {")
      for clause in clauses(in: start..<end) {
        let words = code.text(clause)
        let isBinding = words.contains(#/^(let|var|case|_|\#\w+)\b/#)
        if !isBinding { add(.negatedCondition, clause) }
      }
    }
    if let match = text.firstMatch(of: /(?:: |-> )Bool \{ (.+) \}$/) {
      let start = text.utf8.distance(from: text.startIndex, to: match.1.startIndex)
      let end = text.utf8.distance(from: text.startIndex, to: match.1.endIndex)
      if !match.1.hasPrefix("get"), !match.1.hasPrefix("return ") {
        add(.negatedCondition, line.lowerBound + start..<line.lowerBound + end)
      }
    }
  }

  /// Up to the body, which a `while` behind `repeat` does not have.
  private func endOfCondition(from start: Int, closing: String) -> Int {
    var open: [UInt8] = []
    for offset in start..<code.bytes.count {
      let rest = code.bytes[offset...]
      if open.isEmpty, rest.starts(with: closing.utf8) || rest.first == UInt8(ascii: "\n") {
        let isGoingOn =
          rest.first == UInt8(ascii: "\n") && code.bytes[offset - 1] == UInt8(ascii: ",")
        if !isGoingOn { return offset }
      }
      MutationScan.note(code.bytes[offset], in: &open)
    }
    return start
  }

  private func clauses(in range: Range<Int>) -> [Range<Int>] {
    var (clauses, open, start) = ([Range<Int>](), [UInt8](), range.lowerBound)
    for offset in range {
      if open.isEmpty, code.bytes[offset] == UInt8(ascii: ",") {
        clauses.append(start..<offset)
        start = offset + 1
      }
      MutationScan.note(code.bytes[offset], in: &open)
    }
    return (clauses + [start..<range.upperBound]).map(trimmed).filter { !$0.isEmpty }
  }

  // MARK: - Branches

  private mutating func addBranches(of text: String, in line: Range<Int>) {
    for match in text.matches(of: #/ \? /#) {
      let end =
        line.lowerBound + text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      let start = startOfOperand(before: end, notBefore: line.lowerBound)
      if start < end { add(.swappedBranches, start..<end) }
    }
  }

  private func startOfOperand(before end: Int, notBefore limit: Int) -> Int {
    var depth = 0
    var offset = end
    while offset > limit {
      let byte = code.bytes[offset - 1]
      if ")]}".utf8.contains(byte) { depth += 1 }
      if "([{".utf8.contains(byte) {
        if depth == 0 { break }
        depth -= 1
      }
      if depth == 0 {
        let text = code.text(limit..<offset)
        let isStart = ["return ", " = ", ", ", ": ", " in "].contains { text.hasSuffix($0) }
        if isStart { break }
      }
      offset -= 1
    }
    return trimmed(offset..<end).lowerBound
  }

  // MARK: - Constants

  private mutating func addConstants(of text: String, in line: Range<Int>) {
    if text.contains(#/^(case|import|typealias) /#) { return }
    for match in text.matches(of: /[A-Za-z0-9_$.]+/) {
      // Room for one more is no other behaviour.
      if text[..<match.range.lowerBound].hasSuffix(".allocate(capacity: ") { continue }
      let word = String(match.0)
      guard word == "true" || word == "false" || Int(word) != nil, word.first != "-" else {
        continue
      }
      let start =
        line.lowerBound + text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
      add(.changedConstant, start..<start + word.utf8.count)
    }
  }

  // MARK: - Statements

  private static let keywords: Set = [
    "if", "guard", "while", "for", "repeat", "switch", "let", "var", "func", "else", "do", "catch",
    "throw", "case", "default", "default:", "break", "continue", "import", "public", "private",
    "fileprivate", "internal", "static", "final", "override", "open", "class", "struct", "enum",
    "extension", "protocol", "init", "deinit", "deinit", "get", "set", "convenience", "required",
    "weak", "unowned", "nonisolated", "typealias", "indirect", "mutating", "borrowing", "lazy",
    "subscript", "package",
  ]

  private mutating func addStatement(_ word: String, in line: Range<Int>) {
    guard let end = endOfStatement(from: line.lowerBound) else { return }
    let range = line.lowerBound..<end
    let text = code.text(range)
    if word == "return" {
      let value = trimmed(range.lowerBound + 6..<end)
      if code.text(value).contains(
        /(?i)(dispos|source|inputs|everything|both|parts|subscription|forward)/)
      {
        add(.droppedDisposal, value)
      }
    } else if word == "defer", let match = text.firstMatch(of: /^defer \{ (.+) \}$/) {
      let start = text.utf8.distance(from: text.startIndex, to: match.1.startIndex)
      add(.removedStatement, range.lowerBound + start..<range.upperBound - 2)
    } else if text.contains(/^withExtendedLifetime\(\w+\) \{\}$/) {
      return  // It is for the optimiser: a build for tests keeps values to the end of their scope.
    } else if text.contains(/^self\.forward\(|^\w+\.forward\(/) {
      add(.droppedDisposal, range)
    } else if let first = word.first, first.isLowercase || first == "_", !isValue(range),
      !MutationScan.keywords.contains(word), !word.contains(/^(init|super\.init|self\.init)\b/)
    {
      add(.removedStatement, range)
    }
  }

  private func endOfStatement(from start: Int) -> Int? {
    var open: [UInt8] = []
    for offset in start..<code.bytes.count {
      let byte = code.bytes[offset]
      if open.isEmpty, byte == UInt8(ascii: "}") { return nil }
      if open.isEmpty, byte == UInt8(ascii: "\n"), !goesOn(behind: offset) {
        return trimmed(start..<offset).upperBound
      }
      MutationScan.note(byte, in: &open)
    }
    return nil
  }

  /// Whether a statement over several lines is alone in its braces: then it is most often their value.
  private func isValue(_ range: Range<Int>) -> Bool {
    let (first, last) = (code.line(of: range.lowerBound) - 1, code.line(of: range.upperBound) - 1)
    guard last > first, first > 0, last + 1 < code.lines.count else { return false }
    return code.text(code.code(inLine: first - 1)).contains(/({| in)$/)
      && code.text(code.code(inLine: last + 1)).hasPrefix("}")
  }

  /// Whether the next line belongs to the same statement.
  private func goesOn(behind offset: Int) -> Bool {
    let next = code.code(inLine: code.line(of: offset))
    let last = code.code(inLine: code.line(of: offset) - 1)
    return code.text(next).contains(/^(\.|\?|:|&&|\|\||else|\+|!=|==)/)
      || code.text(last).contains(/(=|,|\+|&&|\|\|)$/)
  }

  /// Whether a line begins a statement, as far as the line before it shows.
  private static func isStatement(after line: String?, in open: [UInt8]) -> Bool {
    guard let line else { return true }
    return !line.contains(/(=|,|\(|\[|\?|&&|\|\||\+)$/)
      && (!line.hasSuffix(":") || line.contains(/^(case|default)/))
  }

  // MARK: - Pieces

  private mutating func add(_ kind: Mutation.Kind, _ range: Range<Int>) {
    mutations.append(Mutation(kind, at: range, of: source, code: code, path: path))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(code.bytes[start]) { start += 1 }
    while start < end, isSpace(code.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Keeps the brackets that are open.
  private static func note(_ byte: UInt8, in open: inout [UInt8]) {
    if "([{".utf8.contains(byte) { open.append(byte) }
    if ")]}".utf8.contains(byte), !open.isEmpty { open.removeLast() }
  }
}
