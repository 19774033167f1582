import Pages
import PlainText

/// A recap with folded answers, which are a paragraph in italics, separated by `·`.
struct HTMLRecap {
  private let before: String
  private let answers: [String]
  private let after: String

  init?(of prose: String) {
    let blocks = prose.split(separator: "\n\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard
      let questions = blocks.firstIndex(where: {
        $0.trimmingSpaces().hasPrefix("Answer first, then look:")
      }),
      let place = blocks[questions...].firstIndex(where: {
        let text = $0.trimmingSpaces()
        return text.hasPrefix("*") && !text.hasPrefix("**") && text.hasSuffix("*")
      })
    else { return nil }
    before = blocks[..<place].joined(separator: "\n\n")
    after = blocks[(place + 1)...].joined(separator: "\n\n")
    answers = String(blocks[place].trimmingSpaces().dropFirst().dropLast())
      .lines.map { $0.trimmingSpaces() }.joined(separator: " ")
      .split(separator: " · ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .map { $0.hasSuffix(".") ? $0 : $0 + "." }
  }

  func html(in setting: HTMLSetting) -> String {
    let prose = HTMLProse(in: setting)
    let items = answers.map { "<li>\(prose.line($0))</li>" }
    return """
      \(prose.html(before))
      <details class="explanation"><summary>Show the answers</summary>
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </details>
      \(prose.html(after))
      """
  }
}
