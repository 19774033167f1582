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
  /// Each word that explains an answer is held once, where the text has it not.
  init(_ section: PageSection, address: String, page: String, names: [String]) {
    let text = section.text.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    var known = Set(text.map { $0.lowercased() })
    let folded = section.folded.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .filter { known.insert($0.lowercased()).inserted }
    self.init(
      address: address, page: page, title: section.title, text: text.joined(separator: " "),
      folded: folded.joined(separator: " "), names: names)
  }
}
