import Foundation

/// A cell as a page's HTML file holds it, taken apart for whoever shows it step by step.
package struct Slide: Sendable {
  package let number: Int
  package let title: String
  /// What the page says before the cell.
  package let prose: String
  package let code: String
  package let question: AskedQuestion?
  package let output: String

  /// The cells of a page, in order.
  ///
  /// - Parameter text: What stands inside of `<main>`.
  package static func slides(ofPage text: String) throws -> [Slide] {
    let cells = text.matches(of: /(?s)<section class="cell" id="cell_(\d+)"[^>]*>(.*?)<\/section>/)
    var end = text.startIndex
    return try cells.map { match in
      let before = text[end..<match.range.lowerBound]
      end = match.range.upperBound
      return try Slide(number: Int(match.1) ?? 0, html: String(match.2), before: String(before))
    }
  }

  private init(number: Int, html: String, before: String) throws {
    self.number = number
    prose = before.replacing(/(?s)<section class="cell (?:turn|why)".*?<\/section>/, with: "")
    title =
      html.firstMatch(of: /(?s)<span class="name"[^>]*>(.*?)<\/span>/)
      .map { String($0.1).unescapedFromHTML.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    code = html.firstMatch(of: /(?s)<pre class="code".*?<\/pre>/).map { String($0.output) } ?? ""
    question = try AskedQuestion(inCell: html)
    let folded = html.firstMatch(
      of: /(?s)<details class="folded"><summary>Show what it prints<\/summary>(.*?)<\/details>/)
    output =
      folded.map { String($0.1) }
      ?? html.replacing(/(?s)<p class="title".*?<\/p>/, with: "", maxReplacements: 1)
      .replacing(/(?s)<pre class="code".*?<\/pre>/, with: "", maxReplacements: 1)
  }
}

/// A question as a page's HTML file holds it, with what the run gave.
package struct AskedQuestion: Sendable {
  /// HTML.
  package let text: String
  /// Empty where the answer is written.
  package let choices: [String]
  private let key: AnswerKey

  /// Nil for a cell that asks nothing; throws where its key is none.
  init?(inCell html: String) throws {
    guard
      let form = html.firstMatch(
        of: /(?s)<form class="question"[^>]*data-key="([^"]*)".*?<\/form>/),
      let text = form.0.firstMatch(of: /(?s)<div id="[^"]*-question">(.*?)<\/div>/)
    else { return nil }
    let json = String(form.1).unescapedFromHTML
    key = try JSONDecoder().decode(AnswerKey.self, from: Data(json.utf8))
    self.text = String(text.1)
    choices = form.0.matches(of: /(?s)<span>(.*?)<\/span><\/label>/)
      .map { String($0.1).unescapedFromHTML }
  }

  /// Whether a prediction is what the run printed, by the page's own rule.
  package func isRight(_ prediction: Prediction) -> Bool {
    switch prediction {
    case .choice(let number): number == key.choice
    case .lines(let lines):
      key.lines.map {
        Comparison(
          predicted: lines, printed: $0, inAnyOrder: key.inAnyOrder == true,
          caseMatters: key.caseMatters == true, isOfOneLine: key.isOfOneLine == true
        ).verdict == .right
      } ?? false
    }
  }
}
