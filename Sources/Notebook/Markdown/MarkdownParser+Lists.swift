extension MarkdownParser {
  mutating func quote() -> MarkdownBlock {
    var inner: [String] = []
    while index < lines.count, lines[index].isQuote {
      let text = lines[index].drop { $0 == " " }.dropFirst()
      inner.append(String(text.hasPrefix(" ") ? text.dropFirst() : text))
      index += 1
    }
    return .quote(Self.parse(inner))
  }

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
    return .list(MarkdownList(start: first.number, items: items))
  }

  /// Reads an item's lines: those indented under its text, and those that run on.
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

extension String {
  var isQuote: Bool { drop { $0 == " " }.hasPrefix(">") }
}
