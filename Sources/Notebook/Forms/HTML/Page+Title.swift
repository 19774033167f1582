extension Page {
  /// The text of the page's first heading.
  var title: String? {
    for case .prose(let text) in blocks {
      for case .heading(_, let title) in MarkdownParser.parse(text) { return title.plainText }
    }
    return nil
  }
}

extension [Inline] {
  /// The text without its marks.
  var plainText: String {
    map { piece in
      switch piece {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
      case .lineBreak: " "
      }
    }.joined()
  }
}
