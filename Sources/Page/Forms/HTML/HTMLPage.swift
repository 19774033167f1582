/// A page as one HTML file that needs no other: styles, drawings and all are inside of it.
struct HTMLPage: PageForm {
  private let headings = Headings()

  var gutter: Gutter? { nil }

  func opening(_ page: Page?, program: String) -> String {
    let title = page.flatMap(\.title) ?? program
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="swift run \(program.escapedForHTML) --format html">
      <link rel="icon" href="data:,">
      <title>\(title.escapedForHTML)</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <a class="skip" href="#the_page">Skip to the text</a>
      \(page.map(contents) ?? "")<main id="the_page">

      """
  }

  /// On paper nothing can be unfolded, so all is.
  var closing: String {
    """
    </main>
    <script>
    addEventListener("beforeprint", () => {
      for (const part of document.querySelectorAll("main details")) part.open = true
    })
    </script>
    </body>
    </html>

    """
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
      </nav>

      """
  }

  func note(_ text: String) -> String { "<p class=\"note\">\(text.escapedForHTML)</p>\n" }

  func prose(_ text: String) -> String {
    HTMLMarkdown(headings: headings).html(MarkdownParser.parse(text)) + "\n"
  }

  func code(_ code: String) -> String { HTMLCode.block(code, isSwift: true, label: "Code") + "\n" }

  func begin(_ cell: CellPart) -> String {
    """
    <section class="cell" id="cell_\(cell.number)" aria-labelledby="cell_\(cell.number)-title">
    <p class="title" id="cell_\(cell.number)-title"><span>\(cell.place)</span> \
    \(cell.title.escapedForHTML)</p>

    """
  }

  func end(_ cell: CellPart, _ run: CellRun) -> String {
    var parts: [String] = []
    if let code = cell.code, !code.isEmpty {
      parts.append(HTMLCode.block(code, isSwift: true, label: "Code of \(cell.title)"))
    }
    let output = HTMLOutput(title: cell.title).html(run.output)
    if let question = cell.question {
      parts.append(HTMLQuestion(question, headings: headings).html)
      parts.append("<details><summary>Show what it prints</summary>\n\(output)\n</details>")
    } else if !output.isEmpty {
      parts.append(output)
    }
    if let finding = run.finding {
      parts.append("<pre class=\"finding\">\(difference(finding).escapedForHTML)</pre>")
    }
    return parts.joined(separator: "\n") + "\n</section>\n"
  }

  func challenge(_ challenge: Challenge) -> String {
    let id = "turn_\(challenge.number)"
    let title = challenge.title.escapedForHTML
    let task = HTMLMarkdown(headings: headings).html(MarkdownParser.parse(challenge.task))
    let start = challenge.start
    let goal = challenge.goal.map(\.text).joined(separator: "\n").escapedForHTML
    return """
      <section class="cell turn" id="\(id)" aria-labelledby="\(id)-title">
      <p class="title" id="\(id)-title"><span>Your turn</span> \(title)</p>
      \(task)
      <p>Start from <a href="#cell_\(start.number)">cell \(start.number), \
      \(start.title.escapedForHTML)</a>. \
      It has to print:</p>
      <pre class="output" role="group" aria-label="Wanted: \(title)" tabindex="0">\
      <samp>\(goal)</samp></pre>
      </section>

      """
  }
}

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
