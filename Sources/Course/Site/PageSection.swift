import Pages

/// A section of a page, beginning at a heading, a cell, or a challenge.
struct PageSection {
  /// The anchor.
  let place: String
  let title: String
  /// The anchor and the HTML of the sidebar's link, or `nil` if the sidebar has no link.
  var heading: (place: String, html: String)? = nil
  var text: [String] = []
  /// The text that is searched but not shown, such as code and answers.
  var folded: [String] = []
  /// Other search terms for the section's subject.
  var names: [String] = []
}

extension [PageSection] {
  /// Creates the sections of a recorded page.
  init(of record: PageRecord) {
    self = []
    let headings = Headings()
    for part in record.parts {
      switch part {
      case .note(let text): add(text)
      case .code(let text): fold(code: text)
      case .prose(let text), .foldStart(let text): add(markdown: text, headings)
      case .foldEnd: break
      case .explanation(let text), .answers(let text): fold(markdown: text)
      case .cell(let cell, let run):
        append(PageSection(place: "cell_\(cell.number)", title: "\(cell.number) \(cell.title)"))
        fold(code: cell.code ?? "")
        let printed = run.output.filter { $0.diagram == nil }.map(\.shown).joined()
        if let question = cell.question {
          add(question, printed: run.printed)
          fold(printed)
        } else {
          add(printed)
        }
      case .challenge(let challenge):
        append(
          PageSection(place: "turn_\(challenge.number)", title: "Your turn \(challenge.title)"))
        add(MarkdownParser.parse(challenge.task).plainText)
        add(challenge.goal.map(\.text).joined(separator: "\n"))
      case .why(let why): add(why.question, printed: why.answer)
      }
    }
  }

  /// Creates the sections of an article.
  init(ofMarkdown text: String) {
    self = []
    add(markdown: text, Headings())
  }

  private mutating func add(markdown text: String, _ headings: Headings) {
    for block in MarkdownParser.parse(text) {
      if case .heading(let level, let title) = block {
        let place = headings.name(of: title.plainText)
        append(
          PageSection(
            place: place, title: title.plainText, heading: level == 2 ? (place, title.html) : nil))
      } else {
        add([block].plainText)
      }
    }
  }

  private mutating func add(_ question: Question, printed: [String]) {
    add(MarkdownParser.parse(question.text).plainText)
    if question.isForAReason {
      for choice in question.choices { add(MarkdownParser.parse(choice).plainText) }
    }
    for reason in question.reasons(printed: printed) { fold(markdown: reason.text) }
  }

  private mutating func add(_ text: String) {
    if !isEmpty { self[count - 1].text.append(text) }
  }

  private mutating func fold(code: String) {
    fold(code.split { !$0.isLetter && !$0.isNumber }.joined(separator: " "))
  }

  private mutating func fold(markdown text: String) { fold(MarkdownParser.parse(text).plainText) }

  private mutating func fold(_ text: String) {
    if !isEmpty { self[count - 1].folded.append(text) }
  }
}
