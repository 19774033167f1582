import PlainText

/// A question as a form; the verdict is given by `HTMLScript`, with the key that stands beside it.
///
/// Without a script nothing is sent and nothing judged: the answer is folded below.
struct HTMLQuestion {
  private let question: Question
  private let cell: Int
  private let printed: [String]
  private let headings: Headings

  init(_ question: Question, cell: Int, printed: [String], headings: Headings) {
    self.question = question
    self.cell = cell
    self.printed = printed
    self.headings = headings
  }

  var html: String {
    let text = HTMLMarkdown(headings: headings).html(MarkdownParser.parse(question.text))
    return """
      <form class="question" method="dialog" data-cell="\(cell)" data-key="\(key.json.escapedForHTML)">
      <fieldset aria-describedby="\(name)">
      <legend>Predict</legend>
      <div id="\(name)">\(text)</div>
      \(field)
      </fieldset>
      <button type="submit" hidden="hidden">Check</button>
      <p class="verdict" role="status"></p>
      </form>
      """
  }

  private var name: String { "cell_\(cell)-question" }

  private var field: String {
    switch question.answer {
    case .choice(let choices):
      let items = choices.enumerated().map { index, choice in
        let text = choice.isEmpty ? "(nothing)" : choice.withoutLastNewline
        return """
          <li><label><input type="radio" name="cell_\(cell)-answer" value="\(index + 1)"/> \
          <span>\(text.escapedForHTML)</span></label></li>
          """
      }
      return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
    case .lines:
      let attributes = """
        class="answer" aria-labelledby="\(name)" spellcheck="false" autocapitalize="off" \
        autocomplete="off"
        """
      return question.part == .output
        ? "<textarea rows=\"3\" \(attributes)></textarea>" : "<input type=\"text\" \(attributes)/>"
    }
  }

  /// What the run gave.
  private var key: AnswerKey {
    switch question.answer {
    case .choice(let choices):
      let right = choices.indices.map { $0 + 1 }.first {
        question.verdict(on: .choice($0), printed: printed) == .right
      }
      return AnswerKey(choice: right ?? 0)
    case .lines(let inAnyOrder, let caseMatters):
      return AnswerKey(
        lines: question.part.lines(of: printed), inAnyOrder: inAnyOrder, caseMatters: caseMatters,
        isOfOneLine: question.part != .output)
    }
  }
}

/// The answer to a question as a page's HTML file holds it, for the page's script and for a slide.
struct AnswerKey: Codable {
  var choice: Int?
  var lines: [String]?
  var inAnyOrder: Bool?
  var caseMatters: Bool?
  var isOfOneLine: Bool?
}
