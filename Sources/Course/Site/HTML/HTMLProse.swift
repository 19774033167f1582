import Pages

/// A converter from Markdown to HTML.
package struct HTMLProse {
  private let setting: HTMLSetting
  private let text: (String) -> String

  /// - Parameter mentions: A Boolean value that indicates whether mentions of other pages become
  ///   links.
  package init(in setting: HTMLSetting = HTMLSetting(), mentions: Bool = true) {
    self.setting = setting
    text = mentions ? setting.mentions : { $0.escapedForHTML }
  }

  package func html(_ markdown: String) -> String { html(MarkdownParser.parse(markdown)) }

  private func html(_ blocks: [MarkdownBlock]) -> String {
    blocks.map(html).joined(separator: "\n")
  }

  /// Returns the HTML of one paragraph, without the `<p>` tags.
  package func line(_ markdown: String) -> String { item(MarkdownParser.parse(markdown)) }

  private func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let text): heading(level, text)
    case .paragraph(let text): "<p>\(html(text))</p>"
    case .list(let list): html(list)
    case .code(let code, let language):
      HTMLScene.html(of: code, language: language) ?? Self.drawing(of: code, language: language)
        ?? HTMLCode.block(
          code, isSwift: language.isEmpty || language.lowercased() == "swift", label: "Example")
    case .table(let rows):
      HTMLTable(
        rows: rows.map { $0.map { html($0) } }, alignments: rows[0].map { _ in .left }
      ).html
    }
  }

  /// Returns the drawing of marble text, or `nil` for other code.
  private static func drawing(of code: String, language: String) -> String? {
    guard language == "text", let marbles = DocumentedMarbles(code.lines), !marbles.hasRemarks,
      marbles.rows.allSatisfy({ $0.text.contains("-") })
    else { return nil }
    return "<p>\(marbles.diagram.svg(title: "Marbles of the task", size: .phone))</p>"
  }

  /// Returns HTML in which headings have no links, because a summary cannot contain links.
  func summary(_ markdown: String) -> String {
    MarkdownParser.parse(markdown).map { block in
      if case .heading(let level, let text) = block {
        heading(level, text, hasLink: false)
      } else {
        html(block)
      }
    }
    .joined()
  }

  private func heading(_ level: Int, _ text: [Inline], hasLink: Bool = true) -> String {
    let name = setting.headings.name(of: text.plainText)
    let label = "Link to \(text.plainText)".escapedForHTML
    let anchor =
      level == 1 || !hasLink
      ? "" : " <a class=\"anchor\" href=\"#\(name)\" aria-label=\"\(label)\">#</a>"
    return "<h\(level) id=\"\(name)\">\(text.html)\(anchor)</h\(level)>"
  }

  private func html(_ list: MarkdownList) -> String {
    let items = list.items.map { "<li>\(item($0))</li>" }.joined(separator: "\n")
    let tag = list.isNumbered ? "ol" : "ul"
    return "<\(tag)>\n\(items)\n</\(tag)>"
  }

  private func html(_ pieces: [Inline]) -> String { pieces.html(text: text) }

  /// Returns the HTML of a list item, without `<p>` tags around its first paragraph.
  private func item(_ blocks: [MarkdownBlock]) -> String {
    guard case .paragraph(let text) = blocks.first else { return html(blocks) }
    let rest = html(Array(blocks.dropFirst()))
    return rest.isEmpty ? html(text) : "\(html(text))\n\(rest)"
  }
}

extension [Inline] {
  /// The text as HTML, without links for mentions of other pages.
  package var html: String { html { $0.escapedForHTML } }

  fileprivate func html(text: (String) -> String) -> String {
    map { piece in
      switch piece {
      case .text(let plain): text(plain)
      case .code(let code): "<code>\(code.escapedForHTML)</code>"
      case .emphasis(let inner): "<em>\(inner.html(text: text))</em>"
      case .strong(let inner): "<strong>\(inner.html(text: text))</strong>"
      case .link(let inner, let target): "<a href=\"\(target.escapedForHTML)\">\(inner.html)</a>"
      }
    }.joined()
  }
}
