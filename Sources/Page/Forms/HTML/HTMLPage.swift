/// A page as one HTML file that needs no other: styles, drawings and all are inside of it.
package struct HTMLPage: PageForm {
  private let headings = Headings()

  package init() {}

  package var gutter: Gutter? { nil }

  package func opening(_ page: Page?, program: String) -> String {
    let head = HTMLDocument.head(
      title: HTMLPage.title(page, program: program),
      madeBy: "swift run \(program) --format html",
      style: "<style>\n\(HTMLStyle.sheet)\n</style>")
    return """
      \(head)
      <body>
      <a class="skip" href="#the_page">Skip to the text</a>
      \(page.map(contents) ?? "")\(HTMLDocument.opening(ofPage: program))

      """
  }

  package var closing: String {
    """
    \(HTMLLegend.html)
    \(HTMLDocument.closing)
    <script>
    \(HTMLScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// `06 · Combining`: with the chapter's number, so that open windows can be told apart.
  private static func title(_ page: Page?, program: String) -> String {
    guard let title = page?.title else { return program }
    let digits = program.prefix { $0.isNumber }
    return digits.isEmpty ? title : "\(digits) · \(title)"
  }

  private func contents(of page: Page) -> String {
    let items = page.cells.map {
      "<li><a href=\"#cell_\($0.number)\">\($0.title.escapedForHTML)</a></li>"
    }
    guard items.count > 1 else { return "" }
    return """
      <nav aria-label="Cells">
      <details><summary>Cells of this page</summary>
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </details>
      <p class="score"></p>
      </nav>

      """
  }

  package func note(_ text: String) -> String { "<p class=\"note\">\(text.escapedForHTML)</p>\n" }

  package func prose(_ text: String) -> String {
    HTMLMarkdown(headings: headings).html(MarkdownParser.parse(text)) + "\n"
  }

  package var foldsExplanations: Bool { true }

  package func explanation(_ text: String) -> String {
    """
    <details class="explanation"><summary>Show the explanation</summary>
    \(prose(text))</details>

    """
  }

  package func code(_ code: String) -> String {
    HTMLCode.block(code, isSwift: true, label: "Code") + "\n"
  }

  package func begin(_ cell: CellPart) -> String {
    """
    <section class="cell" id="cell_\(cell.number)" aria-labelledby="cell_\(cell.number)-title">
    <p class="title"><a class="no" href="#cell_\(cell.number)" aria-label="\(cell.place)">\
    \(cell.number)</a> <span class="name" id="cell_\(cell.number)-title">\
    \(cell.title.escapedForHTML)</span><span class="state" role="status"></span></p>

    """
  }

  package func end(_ cell: CellPart, _ run: CellRun) -> String {
    var parts: [String] = []
    if let code = cell.code, !code.isEmpty {
      parts.append(HTMLCode.block(code, isSwift: true, label: "Code of \(cell.title)"))
    }
    let output = HTMLOutput(title: cell.title).html(run.output)
    if let question = cell.question {
      let asked = HTMLQuestion(
        question, in: "cell_\(cell.number)", printed: run.printed, headings: headings)
      parts.append(asked.html)
      parts.append(
        "<details class=\"folded\"><summary>Show what it prints</summary>\n\(output)\n"
          + "\(asked.reasons)</details>")
    } else if !output.isEmpty {
      parts.append(output)
    }
    if run.output.contains(where: \.isDiagram) {
      parts.append("<p class=\"tools\">\(HTMLDiagram.help)</p>")
    }
    if let finding = run.finding {
      parts.append("<pre class=\"finding\">\(difference(finding).escapedForHTML)</pre>")
    }
    return parts.joined(separator: "\n") + "\n</section>\n"
  }

  package func why(_ why: Why) -> String {
    let asked = HTMLQuestion(
      why.question, in: "why_\(why.number)", printed: why.answer, headings: headings)
    let answer = why.question.choice(printing: why.answer).map { "<p>It is \($0).</p>" } ?? ""
    return """
      <section class="cell why" id="why_\(why.number)" aria-label="A question">
      \(asked.html)
      <details class="folded"><summary>Show the answer</summary>
      \(answer)
      \(asked.reasons)</details>
      </section>

      """
  }

  package func challenge(_ challenge: Challenge) -> String {
    let id = "turn_\(challenge.number)"
    let title = challenge.title.escapedForHTML
    let task = HTMLMarkdown(headings: headings).html(MarkdownParser.parse(challenge.task))
    let start = challenge.start
    let from =
      challenge.startsEmpty
      ? "an empty cell"
      : "<a href=\"#cell_\(start.number)\">cell \(start.number), \(start.title.escapedForHTML)</a>"
    let goal = challenge.goal.map(\.text).joined(separator: "\n").escapedForHTML
    return """
      <section class="cell turn" id="\(id)" aria-labelledby="\(id)-title">
      <p class="title"><a class="no" href="#\(id)">Your turn</a> <span class="name" id="\(id)-title">\
      \(title)</span><span class="state" role="status"></span></p>
      \(task)
      <p>Start from \(from). It has to print:</p>
      <pre class="output" role="group" aria-label="Wanted: \(title)" tabindex="0">\
      <samp>\(goal)</samp></pre>
      </section>

      """
  }
}
