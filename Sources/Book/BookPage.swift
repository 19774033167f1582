import Page

/// One page of the book: a chapter, its exercise, the operators or the cover.
package struct BookPage: Sendable {
  enum Kind: Sendable {
    /// Its answers are kept under its name.
    case chapter
    case exercise
    /// Without the list of chapters beside it.
    case other
  }

  /// The stem of its file: `05-transforming`.
  package let name: String
  package let title: String
  /// What stands inside of `<main>`.
  package let text: String
  let kind: Kind

  init(name: String, title: String, text: String, kind: Kind = .other) {
    self.name = name
    self.title = title
    self.text = text
    self.kind = kind
  }

  var file: String { "\(name).html" }

  /// The places that the sidebar leads to, in the order of the page: their names, and their texts as HTML.
  var headings: [(name: String, html: String)] {
    text.matches(
      of: /(?s)<h2[^>]* id="([^"]+)"[^>]*>(.*?) <(?:a class="anchor"|span class="state")/
    )
    .map { (String($0.1), String($0.2)) }
  }
}

/// Chapters that belong together.
package struct BookPart: Sendable {
  package let title: String
  package let numbers: ClosedRange<Int>
  /// The colour of its marbles.
  let color: String

  package static let all = [
    BookPart(title: "Values in time", numbers: 1...4, color: "p0"),
    BookPart(title: "One stream from others", numbers: 5...7, color: "p1"),
    BookPart(title: "Sharing", numbers: 8...10, color: "p2"),
    BookPart(title: "Errors, threads and work", numbers: 11...13, color: "p3"),
    BookPart(title: "In a program", numbers: 14...18, color: "p4"),
  ]
}
