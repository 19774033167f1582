import Console

/// Writes a page's prose as HTML.
struct HTMLMarkdown {
  let headings: Headings

  func html(_ blocks: [MarkdownBlock]) -> String {
    blocks.map(html).joined(separator: "\n")
  }

  /// One paragraph, without a box of its own.
  func line(_ markdown: String) -> String { item(MarkdownParser.parse(markdown)) }

  private func html(_ block: MarkdownBlock) -> String {
    switch block {
    case .heading(let level, let text): heading(level, text)
    case .paragraph(let text): "<p>\(html(text))</p>"
    case .list(let list): html(list)
    case .quote(let blocks): "<blockquote>\n\(html(blocks))\n</blockquote>"
    case .code(let code, let language):
      HTMLCode.block(
        code, isSwift: language.isEmpty || language.lowercased() == "swift", label: "Example")
    case .table(let table): html(table)
    case .rule: "<hr>"
    }
  }

  private func heading(_ level: Int, _ text: [Inline]) -> String {
    let name = headings.name(of: text.plainText)
    let label = "Link to \(text.plainText)".escapedForHTML
    let anchor =
      level == 1 ? "" : " <a class=\"anchor\" href=\"#\(name)\" aria-label=\"\(label)\">#</a>"
    return "<h\(level) id=\"\(name)\">\(html(text))\(anchor)</h\(level)>"
  }

  private func html(_ list: MarkdownList) -> String {
    let items = list.items.map { "<li>\(item($0))</li>" }.joined(separator: "\n")
    guard let start = list.start else { return "<ul>\n\(items)\n</ul>" }
    return "<ol\(start == 1 ? "" : " start=\"\(start)\"")>\n\(items)\n</ol>"
  }

  /// An item's first paragraph is its text and stands in no box of its own.
  private func item(_ blocks: [MarkdownBlock]) -> String {
    guard case .paragraph(let text) = blocks.first else { return html(blocks) }
    let rest = html(Array(blocks.dropFirst()))
    return rest.isEmpty ? html(text) : "\(html(text))\n\(rest)"
  }

  private func html(_ table: MarkdownTable) -> String {
    let rows = table.rows.map { row in row.map(html) }
    let isRight = table.alignments.map { $0 == .right }
    let isCentre = table.alignments.map { $0 == .centre }
    return HTMLTable(rows: rows, isRight: isRight, isCentre: isCentre).html
  }
}

/// Prose as HTML, for what stands on no page.
package enum HTMLProse {
  package static func html(_ markdown: String) -> String {
    HTMLMarkdown(headings: Headings()).html(MarkdownParser.parse(markdown))
  }
}

// MARK: - Inside a line

extension HTMLMarkdown {
  func html(_ pieces: [Inline]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text.escapedForHTML
      case .code(let code): "<code>\(code.escapedForHTML)</code>"
      case .emphasis(let inner): "<em>\(html(inner))</em>"
      case .strong(let inner): "<strong>\(html(inner))</strong>"
      case .link(let inner, let target): "<a href=\"\(target.escapedForHTML)\">\(html(inner))</a>"
      case .lineBreak: "<br>\n"
      }
    }.joined()
  }
}

/// The names of a page's headings, so that an address can lead to each; no two are alike.
///
/// None has a `_`; the names of other places do.
final class Headings {
  private var used: [String: Int] = [:]

  func name(of title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.isEmpty ? "section" : words.joined(separator: "-")
    used[name, default: 0] += 1
    let count = used[name] ?? 1
    return count == 1 ? name : "\(name)--\(count)"
  }
}
