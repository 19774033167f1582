/// Draws a page's parts as text for a terminal.
struct PageRenderer {
  let width: Int
  let hasColour: Bool
  let isPlain: Bool

  var outputMark: String { isPlain ? "" : "  │ " }

  func note(_ text: String) -> String { text + "\n\n" }

  func block(_ block: Page.Block) -> String {
    switch block {
    case .prose(let text): text + "\n\n"
    case .code(let code): indented(code) + "\n\n"
    case .cell: ""
    }
  }

  func cell(number: Int, of count: Int?, title: String, code: String?) -> String {
    "── \(number) · \(title)\n\n" + (code.map { indented($0) + "\n\n" } ?? "")
  }

  func question(_ question: Question) -> String { "? \(question.text)\n\n" }

  func prompt(_ text: String) -> String { "\(text) › " }

  func verdict(_ verdict: Verdict) -> String { verdict.isRight ? "right\n\n" : "not so\n\n" }

  func score(_ score: Score) -> String { "\(score.right) of \(score.all)\n" }

  func finding(_ finding: Finding) -> String {
    finding.place + "\n" + finding.difference.lines.map { "\($0)\n" }.joined() + "\n"
  }

  private func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
