extension PageParser {
  mutating func appendCell(_ header: CellHeader) {
    defer { index = max(index, header.end) }
    if let problem = header.problem {
      errors.append(PageError(line: header.line, message: problem))
      return
    }
    let body = tokens[header.body]
    index = header.end
    let expected = body.filter(\.isExpected) + expectedAfterCell()
    refuseMarks(in: body)
    cellCount += 1
    blocks.append(
      .cell(
        CellSource(
          number: cellCount, title: header.title, line: header.line,
          code: ShownCode.text(of: body),
          expected: expected.map {
            ExpectedLine(text: ProseComment.expected(inLine: $0.text), line: $0.line)
          })))
  }

  /// Reads the `//>` lines under a cell's closing brace.
  private mutating func expectedAfterCell() -> [Token] {
    var expected: [Token] = []
    var next = index
    while next < tokens.count, tokens[next].isBlank || tokens[next].isExpected {
      if tokens[next].isExpected {
        expected.append(tokens[next])
        index = next + 1
      }
      next += 1
    }
    return expected
  }

  private mutating func refuseMarks(in body: ArraySlice<Token>) {
    for (index, token) in zip(body.indices, body) {
      if token.isProseLine || token.isProseBlock {
        refuse(token, "prose stands inside a cell; close the cell first, or use a plain comment")
      }
      let before = body[..<index].last { $0.kind != .space }
      if token.isExpected, let before, before.kind != .newline {
        refuse(token, "a //> line shares its line with code; give it a line of its own")
      }
    }
  }

  mutating func refuseEqualTitles() {
    var lines: [String: Int] = [:]
    for case .cell(let cell) in blocks {
      if let first = lines[cell.title] {
        errors.append(
          PageError(
            line: cell.line,
            message: "two cells are called \"\(cell.title)\"; the other one is on line \(first)"))
      } else {
        lines[cell.title] = cell.line
      }
    }
  }
}
