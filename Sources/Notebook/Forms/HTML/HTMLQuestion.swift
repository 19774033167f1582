/// A question and its choices; the answer is folded below.
struct HTMLQuestion {
  private let question: Question
  private let headings: Headings

  init(_ question: Question, headings: Headings) {
    self.question = question
    self.headings = headings
  }

  var html: String {
    let text = HTMLMarkdown(headings: headings).html(MarkdownParser.parse(question.text))
    return "<div class=\"question\">\n<strong>Predict</strong>\n\(text)\n\(choices)</div>"
  }

  private var choices: String {
    guard case .choice(let choices) = question.answer else { return "" }
    let items = choices.map { choice in
      let text = choice.isEmpty ? "(nothing)" : choice.withoutLastNewline
      return "<li><pre>\(text.escapedForHTML)</pre></li>"
    }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>\n"
  }
}
