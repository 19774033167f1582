import Exercises
import Pages

/// What one page teaches and uses, as far as names of the library go.
struct Lesson {
  struct Use: Equatable {
    var name: String
    var cell: String
    var line: Int
  }

  /// The names in the paragraph that begins with "New here:".
  let taught: Set<String>
  /// The names in the paragraph that begins with "Promised here:": shown now, taught by a later page.
  let promised: Set<String>
  /// The first use of each name in the page's cells.
  let uses: [Use]
  /// All names that the page's prose sets as code, beside that paragraph.
  let explained: Set<String>

  /// Names that `source` declares, in hidden lines and in files beside the page too, are its own.
  init(_ page: Page, source: String, answers: ChallengeFiles = ChallengeFiles(texts: [:])) {
    let own = OwnNames(in: ([source] + answers.answers).joined(separator: "\n"))
    var taught: Set<String> = []
    var promised: Set<String> = []
    var explained: Set<String> = []
    var uses: [Use] = []
    for block in page.blocks {
      switch block {
      case .prose(let text):
        for paragraph in text.split(separator: "\n\n").map(String.init) {
          let names = Lesson.names(inCodeOf: paragraph)
          if paragraph.hasPrefix(Page.newNamesOpening) {
            taught.formUnion(names)
          } else if paragraph.hasPrefix("Promised here: ") {
            promised.formUnion(names)
          } else {
            explained.formUnion(names)
          }
        }
      case .code(let code):
        uses += Lesson.names(usedIn: code, beside: own).map {
          Use(name: $0, cell: "between cells", line: 1)
        }
      case .why(let why): explained.formUnion(Lesson.names(inCodeOf: why.question.text))
      case .challenge(let challenge):
        explained.formUnion(Lesson.names(inCodeOf: challenge.task))
        let answer = answers.answer(of: challenge).map(Lesson.shownCode) ?? ""
        uses += Lesson.names(usedIn: answer, beside: own).map {
          Use(name: $0, cell: "Your turn · \(challenge.title)", line: challenge.line)
        }
      case .cell(let cell):
        uses += Lesson.names(usedIn: cell.code, beside: own).map {
          Use(name: $0, cell: cell.title, line: cell.line)
        }
      }
    }
    var seen: Set<String> = []
    self.uses = uses.filter { seen.insert($0.name).inserted }
    self.taught = taught
    self.promised = promised
    self.explained = explained
  }

  /// A cell's text without the lines that a page hides.
  private static func shownCode(_ text: String) -> String {
    PageFile.parse("cell(\"Answer\") {\n\(text)\n}\n", path: "").page?.cells.first?.code ?? text
  }

  /// `take(while:)` names `take`; a label is no name of its own.
  private static func names(inCodeOf prose: String) -> Set<String> {
    Set(prose.codeSpans.flatMap { names(in: $0) })
  }

  /// Types, members and calls: what a reader has to know to read the code.
  private static func names(usedIn code: String, beside own: OwnNames) -> [String] {
    let words = SourceScan(code).words.map(\.text)
    return words.indices.compactMap { index in
      let word = words[index]
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      guard let first = word.first, first.isLetter, after != ":" else { return nil }
      if before == "." {
        // A member of a type that is not the library's, such as `Thread.sleep`.
        let isOfAnother = index > 1 && ["Thread", "Task"].contains(words[index - 2])
        return isOfAnother || own.declared.contains(word) ? nil : word
      }
      let isUsed = first.isUppercase || after == "(" || after == "{"
      return isUsed && !own.hasBare(word) ? word : nil
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

/// The names that a page's own source gives.
private struct OwnNames {
  /// Types, functions, variables and cases.
  let declared: Set<String>
  /// Parameters and labels.
  private let labels: Set<String>

  private static let introducers: Set = [
    "let", "var", "func", "struct", "class", "enum", "case", "protocol", "typealias",
  ]
  /// What these mean without a dot is Swift's.
  private static let swifts: Set = [
    "catch", "defer", "print", "repeat", "try", "return", "zip",
  ]

  init(in source: String) {
    let words = SourceScan(source).words.map(\.text)
    let pairs = zip(words, words.dropFirst())
    declared = Set(pairs.filter { OwnNames.introducers.contains($0.0) }.map(\.1))
    labels = Set(pairs.filter { $0.1 == ":" }.map(\.0))
  }

  /// Whether the name, used without a dot, is the page's or Swift's.
  func hasBare(_ name: String) -> Bool {
    declared.contains(name) || labels.contains(name) || OwnNames.swifts.contains(name)
  }
}
