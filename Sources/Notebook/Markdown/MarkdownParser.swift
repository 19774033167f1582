/// Reads the Markdown that pages are written in.
///
/// Headings, paragraphs, lists, quotes, fenced and indented code, tables, and rules.
struct MarkdownParser {
  let lines: [String]
  var index = 0

  static func parse(_ text: String) -> [MarkdownBlock] {
    parse(text.lines)
  }

  static func parse(_ lines: [String]) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: lines)
    return parser.blocks()
  }

  private init(lines: [String]) {
    self.lines = lines
  }

  private mutating func blocks() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while index < lines.count {
      if lines[index].isBlank {
        index += 1
      } else {
        blocks.append(block())
      }
    }
    return blocks
  }

  private mutating func block() -> MarkdownBlock {
    let line = lines[index]
    if let heading = heading(line) {
      index += 1
      return heading
    }
    if let fence = Fence(line) { return code(in: fence) }
    if line.hasPrefix("    ") { return indentedCode() }
    if isRule(line) {
      index += 1
      return .rule
    }
    if line.isQuote { return quote() }
    if let marker = ListMarker(line) { return list(marker) }
    if let table = TableParser.parse(lines[index...]) {
      index += table.count
      return .table(table.table)
    }
    return paragraph()
  }

  func heading(_ line: String) -> MarkdownBlock? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("#"), line.utf8.count - text.utf8.count < 4 else { return nil }
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level), text.dropFirst(level).first == " " else { return nil }
    return .heading(level: level, InlineParser.parse(text.dropFirst(level).trimmingSpaces()))
  }

  func isRule(_ line: String) -> Bool {
    let marks = line.utf8.lazy.filter { $0 != UInt8(ascii: " ") }
    guard let mark = marks.first, "-*_".utf8.contains(mark) else { return false }
    return marks.allSatisfy { $0 == mark } && marks.count >= 3
  }

  private mutating func paragraph() -> MarkdownBlock {
    var text: [String] = []
    repeat {
      text.append(String(lines[index].drop { $0 == " " }))
      index += 1
    } while index < lines.count && !lines[index].isBlank && !startsBlock(lines[index])
    return .paragraph(InlineParser.parse(text.joined(separator: "\n").withoutTrailingSpaces))
  }

  func startsBlock(_ line: String) -> Bool {
    heading(line) != nil || Fence(line) != nil || line.isQuote || isRule(line)
      || ListMarker(line).map(\.mayEndParagraph) == true
  }
}

// MARK: - Code

extension MarkdownParser {
  private mutating func code(in fence: Fence) -> MarkdownBlock {
    var code: [String] = []
    index += 1
    while index < lines.count, !fence.isClosed(by: lines[index]) {
      let indentation = lines[index].prefix { $0 == " " }.count
      code.append(String(lines[index].dropFirst(min(indentation, fence.indentation))))
      index += 1
    }
    index += 1
    return .code(code.joined(separator: "\n"), language: fence.language)
  }

  private mutating func indentedCode() -> MarkdownBlock {
    var code: [String] = []
    while index < lines.count, lines[index].hasPrefix("    ") || lines[index].isBlank {
      code.append(String(lines[index].dropFirst(4)))
      index += 1
    }
    return .code(SourceText.withoutBlankEnds(code).joined(separator: "\n"), language: "")
  }
}
