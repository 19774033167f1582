import PlainText

/// A parser for the Markdown of pages.
///
/// The parser supports headings, paragraphs, lists with `-` or `1.`, fenced and indented code, and
/// tables.
package struct MarkdownParser {
  let lines: [String]
  var index = 0

  package static func parse(_ text: String) -> [MarkdownBlock] {
    parse(text.lines)
  }

  /// Returns the text of the first heading.
  static func title(of text: String) -> String? {
    for case .heading(_, let title) in parse(text) { return title.plainText }
    return nil
  }

  static func parse(_ lines: [String]) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: lines)
    return parser.blocks()
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
    if let marker = ListMarker(line) { return list(marker) }
    if let table = TableParser.parse(lines[index...]) {
      index += table.count
      return .table(table.rows)
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

  private mutating func paragraph() -> MarkdownBlock {
    var text: [String] = []
    repeat {
      text.append(String(lines[index].drop { $0 == " " }))
      index += 1
    } while index < lines.count && !lines[index].isBlank && !startsBlock(lines[index])
    return .paragraph(InlineParser.parse(text.joined(separator: "\n").withoutTrailingSpaces))
  }

  func startsBlock(_ line: String) -> Bool {
    heading(line) != nil || Fence(line) != nil
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
    return .code(code.withoutBlankEnds.joined(separator: "\n"), language: "")
  }
}

extension MarkdownParser {
  mutating func list(_ first: ListMarker) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    while index < lines.count, let marker = ListMarker(lines[index]), marker.isLike(first) {
      items.append(Self.parse(itemLines(marker)))
      while index + 1 < lines.count, lines[index].isBlank,
        ListMarker(lines[index + 1])?.isLike(first) == true
      {
        index += 1
      }
    }
    return .list(MarkdownList(isNumbered: first.number != nil, items: items))
  }

  private mutating func itemLines(_ marker: ListMarker) -> [String] {
    var item = [String(lines[index].dropFirst(marker.width))]
    index += 1
    while index < lines.count {
      let line = lines[index]
      let indentation = line.prefix { $0 == " " }.count
      if line.isBlank {
        let next = lines[index...].first { !$0.isBlank }
        guard let next, next.prefix(while: { $0 == " " }).count >= marker.width else { break }
        item.append("")
      } else if indentation >= marker.width {
        item.append(String(line.dropFirst(marker.width)))
      } else if item.last?.isBlank != true, ListMarker(line) == nil, !startsBlock(line) {
        item.append(line.trimmingSpaces())
      } else {
        break
      }
      index += 1
    }
    return item
  }
}

struct Fence {
  let language: String
  let indentation: Int

  init?(_ line: String) {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("```") else { return nil }
    language = text.dropFirst(3).trimmingSpaces()
    indentation = line.count - text.count
    guard !language.contains("`") else { return nil }
  }

  func isClosed(by line: String) -> Bool { line.trimmingSpaces() == "```" }
}

struct ListMarker {
  let number: Int?
  let width: Int

  init?(_ line: String) {
    let indentation = line.prefix { $0 == " " }.count
    let text = line.dropFirst(indentation)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard indentation < 4, digits.count < 10,
      text.dropFirst(digits.count).first == (digits.isEmpty ? "-" : ".")
    else { return nil }
    let rest = text.dropFirst(digits.count + 1)
    guard rest.isEmpty || rest.first == " " else { return nil }
    let spaces = rest.prefix { $0 == " " }.count
    number = Int(digits)
    width = indentation + digits.count + 1 + (1...4 ~= spaces ? spaces : 1)
  }

  func isLike(_ other: ListMarker) -> Bool { (number == nil) == (other.number == nil) }

  /// A Boolean value that indicates whether the marker can start a list directly after a line of
  /// text.
  ///
  /// A number other than 1 can't, because it might be part of the text.
  var mayEndParagraph: Bool { number == nil || number == 1 }
}
