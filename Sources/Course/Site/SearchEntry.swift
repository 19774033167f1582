import Foundation

/// A searchable place in the book.
package struct SearchEntry: Encodable, Equatable, Sendable {
  package let address: String
  /// The title of the page.
  package let page: String
  package let title: String
  package let text: String
  /// The words that are searched but not shown, without duplicates or words of `text`.
  package let folded: String
  /// Other search terms for the place's subject.
  package let names: [String]

  init(_ section: PageSection, address: String, page: String) {
    let text = section.text.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    let marks = CharacterSet.punctuationCharacters.union(.symbols)
    let bare = { (word: Substring) in String(word).trimmingCharacters(in: marks) }
    var known = Set(text.map { bare($0).lowercased() })
    let folded = section.folded.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .map(bare).filter { !$0.isEmpty && known.insert($0.lowercased()).inserted }
    self.address = address
    self.page = page
    title = section.title
    self.text = text.joined(separator: " ")
    self.folded = folded.joined(separator: " ")
    names = section.names
  }

  /// Encodes the entry as a list, omitting `page` and trailing empty values to save space.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for text in [address, title, text] { try list.encode(text) }
    if !folded.isEmpty || !names.isEmpty { try list.encode(folded) }
    if !names.isEmpty { try list.encode(names) }
  }
}

/// Search terms that the course doesn't contain, such as names in other libraries.
///
/// Each line contains a chapter's number or the start of an operator's call, then `|`, and then the
/// terms.
struct Synonyms {
  private let words: [String: [String]]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    words = Dictionary(
      lines.filter { $0.count == 2 }.map { ($0[0], $0[1].components(separatedBy: ", ")) }
    ) { $0 + $1 }
  }

  static let ofTheBook = Synonyms(Bundle.module.text("synonyms.txt"))

  var targets: Set<String> { Set(words.keys) }

  func words(for target: String) -> [String] { words[target] ?? [] }
}
