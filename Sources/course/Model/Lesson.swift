import Notebook

/// What one page teaches and uses, as far as names of the library go.
struct Lesson {
  struct Use: Equatable {
    var name: String
    var cell: String
    var line: Int
  }

  /// The names in the paragraph that begins with "New here:".
  let taught: Set<String>
  /// The first use of each name in the page's cells.
  let uses: [Use]
  /// All names that the page's prose sets as code, beside that paragraph.
  let explained: Set<String>

  init(_ page: Page) {
    var taught: Set<String> = []
    var explained: Set<String> = []
    var uses: [Use] = []
    for block in page.blocks {
      switch block {
      case .prose(let text):
        let (news, rest) = Lesson.news(in: text)
        taught.formUnion(Lesson.names(inCodeOf: news))
        explained.formUnion(Lesson.names(inCodeOf: rest))
      case .code(let code):
        uses += Lesson.names(usedIn: code).map { Use(name: $0, cell: "between cells", line: 1) }
      case .cell(let cell):
        uses += Lesson.names(usedIn: cell.code).map {
          Use(name: $0, cell: cell.title, line: cell.line)
        }
      }
    }
    var seen: Set<String> = []
    self.uses = uses.filter { seen.insert($0.name).inserted }
    self.taught = taught
    self.explained = explained
  }

  private static func news(in prose: String) -> (news: String, rest: String) {
    let paragraphs = prose.split(separator: "\n\n")
    let isNews = { (text: Substring) in text.hasPrefix("New here: ") }
    return (
      paragraphs.filter(isNews).joined(separator: "\n\n"),
      paragraphs.filter { !isNews($0) }.joined(separator: "\n\n")
    )
  }

  /// `take(while:)` names `take`; a label is no name of its own.
  private static func names(inCodeOf prose: String) -> Set<String> {
    let spans = prose.matches(of: /`([^`\n]+)`/).map { String($0.1) }
    return Set(spans.flatMap { names(in: $0) })
  }

  /// Types, members and calls: what a reader has to know to read the code.
  static func names(usedIn code: String) -> [String] {
    let words = SourceScan(code).words.map(\.text)
    let own = Set(
      zip(words, words.dropFirst()).filter {
        ["let", "var", "func", "struct", "class", "enum"]
          .contains($0.0)
      }.map(\.1))
    return words.indices.compactMap { index in
      let word = words[index]
      guard let first = word.first, first.isLetter, !own.contains(word) else { return nil }
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      let isUsed = before == "." || first.isUppercase || after == "(" || after == "{"
      return isUsed && after != ":" ? word : nil
    }
  }

  private static func names(in code: String) -> [String] {
    let words = SourceScan(code).words.map(\.text)
    return words.indices.compactMap { index in
      let isLabel = index + 1 < words.count && words[index + 1] == ":"
      return words[index].first?.isLetter == true && !isLabel ? words[index] : nil
    }
  }
}
