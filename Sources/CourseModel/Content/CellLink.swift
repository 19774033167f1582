import Foundation

/// A document's link to a cell: `[04 *Cold*](Chapters/04-signals/main.swift)`.
package struct CellLink {
  package let chapter: String
  package let title: String
  /// The link's target in the text.
  package let target: Range<String.Index>

  package static func all(in text: String) -> [CellLink] {
    text.matches(of: /\[\d\d \*([^*]+)\*\]\((Chapters\/([^\/)]+)\/main\.swift)\)/).map {
      CellLink(
        chapter: String($0.3), title: String($0.1),
        target: $0.2.startIndex..<$0.2.endIndex)
    }
  }
}
