/// The arguments of `challenge("Title", from: "Cell", "Task")`.
///
/// Without `from:` the reader starts from an empty cell.
struct ChallengeHeader {
  let line: Int
  private(set) var title = ""
  private(set) var startTitle: String?
  private(set) var task = ""
  let end: Int
  private(set) var problem: String?

  init?(_ tokens: [Token], at start: Int) {
    guard let call = PageCall(of: "challenge", tokens, at: start) else { return nil }
    line = call.line
    end = call.end
    guard let parts = call.arguments else {
      problem = "a challenge has an unclosed parenthesis; add `)`"
      return
    }
    let kinds = parts.map { $0.kind == .string ? "text" : $0.text }
    let isFromNothing = kinds == ["text", ",", "text"]
    guard isFromNothing || kinds == ["text", ",", "from", ":", "text", ",", "text"] else {
      problem = "invalid challenge; write challenge(\"Title\", from: \"Cell\", \"Task\")"
      return
    }
    let texts = parts.filter { $0.kind == .string }.map(\.text)
    if texts.contains(where: { $0.contains("\\(") }) {
      problem = "a challenge must be plain text; remove \\( )"
    }
    title = CellHeader.text(ofLiteral: texts[0])
    if !isFromNothing { startTitle = CellHeader.text(ofLiteral: texts[1]) }
    task = CellHeader.text(ofLiteral: texts[texts.count - 1])
  }
}
