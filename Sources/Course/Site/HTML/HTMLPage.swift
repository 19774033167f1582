import Pages
import PlainText

/// A converter from the parts of a page to HTML.
package struct HTMLPage {
  private let setting: HTMLSetting

  package init(in setting: HTMLSetting = HTMLSetting()) { self.setting = setting }

  package func text(of part: PageRecord.Part) -> String {
    switch part {
    case .note(let text): "<p class=\"note\">\(text.escapedForHTML)</p>\n"
    case .prose(let text): HTMLProse(in: setting).html(text) + "\n"
    case .foldStart(let heading):
      "<details class=\"section\"><summary>\(HTMLProse(in: setting).summary(heading))</summary>\n"
    case .foldEnd: "</details>\n"
    case .explanation(let text):
      folded(HTMLProse(in: setting).html(text) + "\n", "Explanation", as: "explanation")
        + "\n"
    case .answers(let text): folded(answers(text), "Answers", as: "explanation") + "\n"
    case .code(let code): HTMLCode.block(code, isSwift: true, label: "Code") + "\n"
    case .cell(let cell, let run): self.cell(cell, run)
    case .challenge(let challenge): self.challenge(challenge)
    case .why(let why): self.why(why)
    }
  }

  private func difference(_ finding: CellFinding) -> String {
    PageRenderer(width: 80, hasColor: false, isPlain: false).finding(finding)
      .withoutTrailingSpaces
  }

  /// Returns a recap's answers as an HTML list, splitting the text at each `·`.
  private func answers(_ text: String) -> String {
    let items = text.trimmingSpaces().dropFirst().dropLast().split(whereSeparator: \.isNewline)
      .map { $0.trimmingSpaces() }.joined(separator: " ").split(separator: " · ").map { answer in
        let sentence = answer.prefix(1).uppercased() + answer.dropFirst()
        return
          "<li>\(HTMLProse(in: setting).line(sentence.hasSuffix(".") ? sentence : "\(sentence)."))</li>"
      }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>\n"
  }

  private func folded(_ html: String, _ summary: String, as name: String) -> String {
    "<details class=\"\(name)\"><summary>\(summary)</summary>\n\(html)</details>"
  }

  private func cell(_ cell: CellPart, _ run: CellRun) -> String {
    let id = "cell_\(cell.number)"
    var parts = [
      """
      <section class="cell" id="\(id)" aria-labelledby="\(id)-title">
      <p class="title"><a class="no" href="#\(id)" aria-label="\(cell.place)">\(cell.number)</a> \
      <span class="name" id="\(id)-title">\(cell.title.escapedForHTML)</span>\
      <span class="state" role="status"></span></p>
      """
    ]
    let shown = CellHTML(cell, run, in: setting)
    if !shown.code.isEmpty { parts.append(shown.code) }
    if let question = shown.question {
      parts += [question.html, folded(shown.output, "What it prints", as: "folded")]
    } else if !shown.output.isEmpty {
      parts.append(shown.output)
    }
    if run.output.contains(where: { $0.diagram != nil }) {
      parts.append("<p class=\"tools\">\(HTMLDiagram.help)</p>")
    }
    if let finding = run.finding {
      parts.append("<pre class=\"finding\">\(difference(finding).escapedForHTML)</pre>")
    }
    return parts.joined(separator: "\n") + "\n</section>\n"
  }

  private func why(_ why: Why) -> String {
    let question = HTMLQuestion(
      question: why.question, place: "why_\(why.number)", printed: why.answer, setting: setting)
    let answer = why.question.choice(printing: why.answer).map { "<p>It is \($0).</p>" } ?? ""
    return """
      <section class="cell why" id="why_\(why.number)" aria-label="Question \(why.number)">
      \(question.html)
      \(folded("\(answer)\n\(question.reasons)", "Answer", as: "folded"))
      </section>

      """
  }

  private func challenge(_ challenge: Challenge) -> String {
    let id = "turn_\(challenge.number)"
    let title = challenge.title.escapedForHTML
    let start = challenge.start
    let from =
      challenge.startsEmpty
      ? "an empty cell"
      : "<a href=\"#cell_\(start.number)\">cell \(start.number), "
        + "\(start.title.escapedForHTML)</a>"
    let goal = challenge.goal.map(\.text).joined(separator: "\n").escapedForHTML
    return """
      <section class="cell turn" id="\(id)" aria-labelledby="\(id)-title">
      <p class="title"><a class="no" href="#\(id)">Your turn</a> <span class="name" id="\(id)-title">\
      \(title)</span><span class="state" role="status"></span></p>
      \(HTMLProse(in: setting).html(challenge.task))
      <p>Start from \(from). Make it print:</p>
      <pre class="output" role="group" aria-label="Wanted: \(title)" tabindex="0">\
      <samp>\(goal)</samp></pre>
      </section>

      """
  }
}

/// A cell's code, question, and output, as separate HTML fragments.
package struct CellHTML {
  package let code: String
  /// The question, or `nil` if the cell has none.
  package let question: HTMLQuestion?
  /// The output, and the reasons why the wrong choices are wrong.
  package let output: String

  package init(_ cell: CellPart, _ run: CellRun, in setting: HTMLSetting = HTMLSetting()) {
    code =
      cell.code.map {
        $0.isEmpty ? "" : HTMLCode.block($0, isSwift: true, label: "Code of \(cell.title)")
      } ?? ""
    question = cell.question.map {
      HTMLQuestion(
        question: $0, place: "cell_\(cell.number)", printed: run.printed,
        diagrams: run.output.compactMap(\.diagram), setting: setting)
    }
    let printed = HTMLOutput(title: cell.title, experiments: setting.experiments).html(run.output)
    output = question.map { "\(printed)\n\($0.reasons)" } ?? printed
  }
}
