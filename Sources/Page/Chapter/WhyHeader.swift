import PlainText

/// What `why("Question", from: "Cell", [.right("…"), .wrong("…", because: "…")])` says among a page's
/// tokens.
struct WhyHeader {
  struct Choice {
    let text: String
    /// Why it is wrong; nil for the right one.
    let reason: String?
  }

  let line: Int
  private(set) var question = ""
  private(set) var startTitle: String?
  private(set) var choices: [Choice] = []
  /// The first token after the closing parenthesis.
  let end: Int
  private var formProblem: String?

  /// Finds a question that begins at `start`, and nothing if none begins there.
  init?(_ tokens: [Token], at start: Int) {
    guard let call = PageCall(of: "why", tokens, at: start) else { return nil }
    line = call.line
    end = call.end
    guard var parts = call.arguments?[...] else {
      formProblem = "a why opens with ( and no ) closes it"
      return
    }
    if parts.contains(where: { $0.kind == .string && $0.text.contains("\\(") }) {
      formProblem = "a why is fixed text; this one holds \\( )"
    } else if !read(&parts) || !parts.isEmpty {
      formProblem =
        "a why is written why(\"Question\", [.right(\"…\"), .wrong(\"…\", because: \"…\")])"
    }
  }

  /// What is wrong with it, where it stands.
  func problem(start: CellSource?, goal: [ExpectedLine]) -> String? {
    if let formProblem { return formProblem }
    if choices.count(where: { $0.reason == nil }) != 1 {
      return "a why has one right choice, and a reason for each other one"
    }
    switch (startTitle, start) {
    case (let title?, nil):
      return "this why starts from the cell \"\(title)\", and no cell before it is called so"
    case (_?, _?) where goal.isEmpty:
      return "this why starts from a cell; add the //> lines that the right change prints"
    case (nil, _) where !goal.isEmpty:
      return "a why that no run answers has no //> lines; name its cell: from: \"…\""
    default: return nil
    }
  }

  /// Reads the arguments; false if they have another form.
  private mutating func read(_ parts: inout ArraySlice<Token>) -> Bool {
    guard let text = Self.text(&parts), Self.take(",", from: &parts) else { return false }
    question = text
    if parts.first?.text == "from" {
      guard Self.take("from", ":", from: &parts), let title = Self.text(&parts),
        Self.take(",", from: &parts)
      else { return false }
      startTitle = title
    }
    guard Self.take("[", from: &parts) else { return false }
    while parts.first?.text == "." {
      guard let choice = Self.choice(&parts) else { return false }
      choices.append(choice)
      if parts.first?.text == "," { parts.removeFirst() }
    }
    return Self.take("]", from: &parts)
  }

  private static func choice(_ parts: inout ArraySlice<Token>) -> Choice? {
    if take(".", "right", "(", from: &parts) {
      guard let text = text(&parts), take(")", from: &parts) else { return nil }
      return Choice(text: text, reason: nil)
    }
    guard take(".", "wrong", "(", from: &parts), let text = text(&parts),
      take(",", "because", ":", from: &parts), let reason = Self.text(&parts),
      take(")", from: &parts)
    else { return nil }
    return Choice(text: text, reason: reason)
  }

  private static func text(_ parts: inout ArraySlice<Token>) -> String? {
    guard parts.first?.kind == .string else { return nil }
    return CellHeader.text(ofAnyLiteral: parts.removeFirst().text)
  }

  private static func take(_ texts: String..., from parts: inout ArraySlice<Token>) -> Bool {
    guard parts.prefix(texts.count).map(\.text) == texts else { return false }
    parts.removeFirst(texts.count)
    return true
  }
}
