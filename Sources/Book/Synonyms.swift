import Foundation
import Page

/// What people type who do not know the course's own word yet, and where it leads.
///
/// A line of its text is a chapter's number, or how an operator's call begins, before the words.
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

  static let ofTheBook = Synonyms(embedded(PackageResources.synonyms_txt))

  var targets: Set<String> { Set(words.keys) }

  func words(for target: String) -> [String] { words[target] ?? [] }
}
