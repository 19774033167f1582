/// The arguments of `why("Question", from: "Cell", [.right("…"), .wrong("…", because: "…")])`.
struct WhyHeader {
  struct Choice {
    let text: String
    /// The reason the choice is wrong, or `nil` for the right choice.
    let reason: String?
  }

  let line: Int
  private(set) var question = ""
  private(set) var startTitle: String?
  private(set) var choices: [Choice] = []
  let end: Int
  private var formProblem: String?

  init?(_ tokens: [Token], at start: Int) {
    guard let call = PageCall(of: "why", tokens, at: start) else { return nil }
    line = call.line
    end = call.end
    guard let parts = call.arguments else {
      formProblem = "a `why` has an unclosed parenthesis; add `)`"
      return
    }
    let literals = parts.filter { $0.kind == .string }.map(\.text)
    let words = parts.map { $0.kind == .string ? "…" : $0.text }
    let form = /…,(from:…,)?\[(\.(right\(…\)|wrong\(…,because:…\)),?)*\]/
    if literals.contains(where: { $0.contains("\\(") }) {
      formProblem = "a `why` must be plain text; remove \\( )"
    } else if words.joined().wholeMatch(of: form) == nil {
      formProblem =
        "invalid `why`; write why(\"Question\", [.right(\"…\"), .wrong(\"…\", because: \"…\")])"
    } else {
      read(words, literals.map(CellHeader.text(ofLiteral:)))
    }
  }

  private mutating func read(_ words: [String], _ texts: [String]) {
    var texts = texts[...]
    question = texts.removeFirst()
    if words.contains("from") { startTitle = texts.removeFirst() }
    for word in words where word == "right" || word == "wrong" {
      let text = texts.removeFirst()
      choices.append(Choice(text: text, reason: word == "right" ? nil : texts.removeFirst()))
    }
  }

  func problem(start: CellSource?, goal: [ExpectedLine]) -> String? {
    if let formProblem { return formProblem }
    if choices.count(where: { $0.reason == nil }) != 1 {
      return "a `why` needs exactly one right choice; give each of the other choices a reason"
    }
    switch (startTitle, start) {
    case (let title?, nil):
      return
        "this `why` starts from the cell \"\(title)\", but no cell above has that title; correct the title"
    case (_?, _?) where goal.isEmpty:
      return "this `why` starts from a cell; add the //> lines that the right change prints"
    case (nil, _) where !goal.isEmpty:
      return "a `why` without a cell can't have //> lines; remove them, or add from: \"…\""
    default: return nil
    }
  }
}
