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
      <form class="question" method="dialog" data-cell="\(cell)" data-key="\(key.escapedForHTML)">
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

  /// Why each of the other choices is wrong, for below what the cell prints.
  var reasons: String {
    let items = question.reasons(printed: printed).map { reason in
      let text = HTMLMarkdown(headings: headings).html(MarkdownParser.parse(reason.text))
      return "<li data-choice=\"\(reason.choice)\" value=\"\(reason.choice)\">\(text)</li>"
    }
    return items.isEmpty ? "" : "<ol class=\"reasons\">\n\(items.joined(separator: "\n"))\n</ol>\n"
  }

  private var name: String { "cell_\(cell)-question" }

  private var field: String {
    switch question.answer {
    case .choice(let choices, _):
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

  /// What the run gave, as JSON.
  private var key: String {
    switch question.answer {
    case .choice(let choices, _):
      let right = choices.indices.map { $0 + 1 }.first {
        question.verdict(on: .choice($0), printed: printed) == .right
      }
      return "{\"choice\": \(right ?? 0)}"
    case .lines(let inAnyOrder, let caseMatters):
      let lines = question.part.lines(of: printed).map(\.json).joined(separator: ", ")
      return """
        {"lines": [\(lines)], "inAnyOrder": \(inAnyOrder), "caseMatters": \(caseMatters), \
        "isOfOneLine": \(question.part != .output)}
        """
    }
  }
}
