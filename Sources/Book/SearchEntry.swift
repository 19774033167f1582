import Foundation
import Page

/// A place of the book and the words that lead to it.
package struct SearchEntry: Encodable, Equatable, Sendable {
  package let address: String
  package let page: String
  package let title: String
  package let text: String
  /// Words that are searched and never quoted, as they explain an answer; each once, and none of `text`.
  package let folded: String
  /// What it is called elsewhere.
  package let names: [String]

  init(
    address: String, page: String, title: String, text: String, folded: String,
    names: [String] = []
  ) {
    self.address = address
    self.page = page
    self.title = title
    self.text = text
    self.folded = folded
    self.names = names
  }

  /// The same with another address.
  func at(_ address: String) -> SearchEntry {
    SearchEntry(
      address: address, page: page, title: title, text: text, folded: folded, names: names)
  }

  private enum CodingKeys: String, CodingKey {
    case address = "a"
    case page = "p"
    case title = "t"
    case text = "x"
    case folded = "f"
    case names = "n"
  }
}

extension SearchEntry {
  /// A page's entries: one for each heading and each cell; the first has the page's names elsewhere.
  static func entries(of page: BookPage, names: [String] = []) -> [SearchEntry] {
    let starts = page.text.matches(
      of: /<(?:h[1-6] id="([^"]+)"|section class="cell(?: turn| task)?" id="([^"]+)")/)
    let heading = /(?s)<h[1-6][^>]*>(.*?)<\/h|<p class="title"[^>]*>(.*?)<\/p>/
    let details = /(?s)<details.*?<\/details>/
    let plain = HTMLText()
    return starts.indices.map { index in
      let start = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : page.text.endIndex
      let html = String(page.text[start.range.lowerBound..<end])
      let title = html.firstMatch(of: heading)
      let name = plain.of(String(title?.1 ?? title?.2 ?? "")).trimmingCharacters(in: [" ", "#"])
      let text = plain.of(html.replacing(details, with: " "))
      let folded = html.matches(of: details).map { plain.of(String($0.output)) }
      var known = Set(text.lowercased().split(separator: " "))
      let words = folded.joined(separator: " ").split(separator: " ")
        .filter { known.insert($0.lowercased()[...]).inserted }
      return SearchEntry(
        address: "\(page.file)#\(start.1 ?? start.2 ?? "")", page: page.title, title: name,
        text: text, folded: words.joined(separator: " "), names: index == 0 ? names : [])
    }
  }
}

/// A page's text without marks and drawings.
private struct HTMLText {
  private let unread = /(?s)<(svg|summary|button)\b.*?<\/\1>/
  private let blocks = /<\/?(?:p|li|ul|ol|pre|div|h\d|td|th|tr|br|section|details)\b[^>]*>/
  private let marks = /<[^>]*>/

  func of(_ html: String) -> String {
    let text = html.replacing(unread, with: " ").replacing(blocks, with: " ")
      .replacing(marks, with: "")
    return text.unescapedFromHTML.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
