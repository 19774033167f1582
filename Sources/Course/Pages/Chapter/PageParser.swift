import Files
import PlainText

/// A parser that splits a page's file into blocks.
package struct PageParser {
  let tokens: [Token]
  var index = 0
  var blocks: [Page.Block] = []
  var errors: [PageError]
  var cellCount = 0
  var challengeCount = 0
  var whyCount = 0
  var isFolded = false
  let sources: SourceReader

  /// A source reader for pages that don't include source files.
  package static let withoutSources: @Sendable (String) throws -> String = { path in
    throw CourseError("Sources/\(path) is missing")
  }

  /// Returns the first heading in prose, without parsing the rest of the page.
  static func title(in source: String) -> String? {
    for token in Lexer.tokens(of: source.withPlainNewlines) {
      guard token.isProseBlock || token.isProseLine else { continue }
      let text =
        token.isProseBlock
        ? ProseComment.text(ofBlock: token.text) : ProseComment.text(ofLine: token.text)
      if let title = MarkdownParser.title(of: text) { return title }
    }
    return nil
  }

  static func parse(
    _ source: String, path: String, sources: @escaping SourceReader = withoutSources
  ) throws(PageErrors) -> Page {
    var lexer = Lexer(source.withPlainNewlines)
    let tokens = lexer.tokens()
    var parser = PageParser(tokens: tokens, errors: lexer.errors, sources: sources)
    parser.parse()
    parser.refuseEqualTitles()
    let errors = parser.errors.sorted { $0.line < $1.line }
    guard errors.isEmpty else { throw PageErrors(path: path, errors: errors) }
    return Page(path: path, blocks: parser.blocks)
  }

  private init(tokens: [Token], errors: [PageError], sources: @escaping SourceReader) {
    self.sources = sources
    self.tokens = tokens
    self.errors = errors
  }

  private mutating func parse() {
    while index < tokens.count {
      let token = tokens[index]
      if token.isBlank {
        index += 1
      } else if token.isProseBlock {
        appendProse(ProseComment.text(ofBlock: token.text), from: token)
        index += 1
      } else if token.isProseLine {
        appendProse(proseLines().joined(separator: "\n"), from: token)
      } else if token.isExpected {
        refuse(token, "a //> line is outside a cell; move it into the cell that prints it")
        index += 1
      } else if let header = CellHeader(tokens, at: index) {
        appendCell(header)
      } else if let header = ChallengeHeader(tokens, at: index) {
        appendChallenge(header)
      } else if let header = WhyHeader(tokens, at: index) {
        appendWhy(header)
      } else {
        appendCode()
      }
    }
    if isFolded { blocks.append(.foldEnd) }
  }

  private mutating func appendProse(_ text: String, from token: Token) {
    var problems: [PageError] = []
    let refuse = { (directive: String, message: String) in
      let before = token.text.lines.prefix { !$0.contains(directive.trimmingSpaces()) }
      problems.append(PageError(line: token.line + before.count, message: message))
    }
    let prose = IncludedText(reading: sources).included(in: text, refuse: refuse)
    errors += problems
    appendSections(of: prose)
  }

  /// Splits prose at `## Heading {folded}` and at the next `##`, which ends the folded section.
  private mutating func appendSections(of prose: String) {
    var lines: [String] = []
    var isFenced = false
    for line in prose.lines {
      if line.trimmingSpaces().hasPrefix("```") { isFenced.toggle() }
      let isHeading = !isFenced && line.hasPrefix("## ")
      let folded = isHeading ? line.wholeMatch(of: /(## .*\S)\s+\{folded\}\s*/) : nil
      if isHeading, isFolded || folded != nil {
        append(lines)
        lines = []
        if isFolded { blocks.append(.foldEnd) }
        isFolded = folded != nil
      }
      if let folded { blocks.append(.foldStart(String(folded.1))) } else { lines.append(line) }
    }
    append(lines)
  }

  private mutating func append(_ lines: [String]) {
    let prose = lines.withoutBlankEnds.joined(separator: "\n")
    if !prose.isBlank { blocks.append(.prose(prose)) }
  }

  private mutating func proseLines() -> [String] {
    var lines: [String] = []
    while index < tokens.count, tokens[index].isProseLine {
      lines.append(ProseComment.text(ofLine: tokens[index].text))
      index += 1
      var next = index
      while next < tokens.count, tokens[next].isBlank { next += 1 }
      guard next < tokens.count, tokens[next].line == tokens[index - 1].line + 1 else { break }
      index = next
    }
    return lines
  }

  mutating func refuse(_ token: Token, _ message: String) {
    errors.append(PageError(line: token.line, message: message))
  }
}

// MARK: - Code between cells

extension PageParser {
  private mutating func appendCode() {
    let start = index
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.isProseBlock || token.isProseLine || token.isExpected { break }
      if CellHeader(tokens, at: index) != nil {
        if depth == 0 { break }
        refuseInner(token)
      }
      if let call = call(at: index) {
        if depth == 0 { break }
        refuseInner(token)
        index = call.end
        continue
      }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      index += 1
    }
    if depth > 0, index < tokens.count {
      refuse(tokens[index], "prose and //> lines can't be inside other code; move them out")
      index += 1
    }
    // The `await` before a cell belongs to the cell.
    let code = ShownCode.text(of: tokens[start..<index])
      .replacing(/\s*\b(try )?await$/, with: "")
    // Omit a block that contains only conditional compilation around imports.
    let lines = code.lines.filter { !$0.trimmingSpaces().hasPrefix("#") }.joined(separator: "\n")
    let isProgram = Lexer.tokens(of: lines).contains { !$0.isBlank && !$0.isComment }
    if isProgram { blocks.append(.code(code)) }
  }
}

extension PageParser {
  mutating func appendCell(_ header: CellHeader) {
    defer { index = max(index, header.end) }
    if let problem = header.problem {
      errors.append(PageError(line: header.line, message: problem))
      return
    }
    let body = tokens[header.body]
    index = header.end
    let expected = body.filter(\.isExpected).map(ExpectedLine.init) + expectedLines()
    refuseMarks(in: body)
    cellCount += 1
    blocks.append(
      .cell(
        CellSource(
          number: cellCount, title: header.title, line: header.line,
          code: ShownCode.text(of: body), expected: expected,
          editable: ShownCode.text(of: body, withHidden: true))))
  }

  mutating func expectedLines(after end: Int) -> [ExpectedLine] {
    index = end
    return expectedLines()
  }

  func cell(called title: String) -> CellSource? {
    for case .cell(let cell) in blocks where cell.title == title { return cell }
    return nil
  }

  var latestCell: CellSource? {
    for case .cell(let cell) in blocks.reversed() { return cell }
    return nil
  }

  private mutating func expectedLines() -> [ExpectedLine] {
    var expected: [ExpectedLine] = []
    var next = index
    while next < tokens.count, tokens[next].isBlank || tokens[next].isExpected {
      if tokens[next].isExpected {
        expected.append(ExpectedLine(tokens[next]))
        index = next + 1
      }
      next += 1
    }
    return expected
  }

  private mutating func refuseMarks(in body: ArraySlice<Token>) {
    for (index, token) in zip(body.indices, body) {
      if CellHeader(tokens, at: index) != nil || call(at: index) != nil { refuseInner(token) }
      if token.isProseLine || token.isProseBlock {
        refuse(token, "prose can't be inside a cell; close the cell first, or use a plain comment")
      }
      let before = body[..<index].last { $0.kind != .space }
      if token.isExpected, let before, before.kind != .newline {
        refuse(token, "a //> line can't be on a line with code; move it to its own line")
      }
    }
  }

  private func call(at index: Int) -> PageCall? {
    PageCall(of: "challenge", tokens, at: index) ?? PageCall(of: "why", tokens, at: index)
  }

  private mutating func refuseInner(_ call: Token) {
    let words = "a `\(call.text)` can't be inside other code; move it to the top level of the page"
    refuse(call, words)
  }

  mutating func refuseEqualTitles() {
    var lines: [String: Int] = [:]
    for case .cell(let cell) in blocks {
      if let first = lines[cell.title] {
        errors.append(
          PageError(
            line: cell.line,
            message:
              "the cell on line \(first) is also called \"\(cell.title)\"; rename one of them"))
      } else {
        lines[cell.title] = cell.line
      }
    }
  }
}

extension ExpectedLine {
  fileprivate init(_ token: Token) {
    self.init(text: ProseComment.text(ofLine: token.text), line: token.line)
  }
}
