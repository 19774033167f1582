import Foundation
import Page

/// A place of the book and the words that lead to it.
package struct SearchEntry: Codable, Equatable, Sendable {
  package let address: String
  package let page: String
  package let title: String
  package let text: String
  /// Words that are searched and never quoted: they explain an answer.
  package let folded: String

  init(address: String, page: String, title: String, text: String, folded: String) {
    self.address = address
    self.page = page
    self.title = title
    self.text = text
    self.folded = folded
  }

  private enum CodingKeys: String, CodingKey {
    case address = "a"
    case page = "p"
    case title = "t"
    case text = "x"
    case folded = "f"
  }
}

extension SearchEntry {
  /// A page's entries: one for each heading and each cell.
  static func entries(of page: BookPage) -> [SearchEntry] {
    let starts = page.text.matches(
      of: /<(?:h[1-6] id="([^"]+)"|section class="cell(?: turn)?" id="([^"]+)")/)
    return starts.indices.map { index in
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : page.text.endIndex
      let html = String(page.text[start.range.lowerBound..<end])
      let title = html.firstMatch(of: /(?s)<h[1-6][^>]*>(.*?)<\/h|<p class="title"[^>]*>(.*?)<\/p>/)
      let name = plain(String(title?.1 ?? title?.2 ?? "")).trimmingCharacters(in: [" ", "#"])
      let folded = html.matches(of: /(?s)<details.*?<\/details>/).map { String($0.output) }
      return SearchEntry(
        address: "\(page.file)#\(start.1 ?? start.2 ?? "")", page: page.title, title: name,
        text: plain(html.replacing(/(?s)<details.*?<\/details>/, with: " ")),
        folded: plain(folded.joined(separator: " ")))
    }
  }

  /// The text without marks and drawings.
  static func plain(_ html: String) -> String {
    let text = html.replacing(/(?s)<(svg|summary|button)\b.*?<\/\1>/, with: " ")
      .replacing(/<\/?(?:p|li|ul|ol|pre|div|h\d|td|th|tr|br|section|details)\b[^>]*>/, with: " ")
      .replacing(/<[^>]*>/, with: "")
    return text.unescapedFromHTML.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
