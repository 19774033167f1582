import Page
import PlainText

/// A page as Markdown, for a forge: prose as it is written, code and output in fences.
struct MarkdownPage: PageForm {
  func opening(_ head: PageRecord.Head) -> String {
    "<!-- Made by: swift run \(head.program) --format markdown -->\n\n"
  }

  func text(of part: PageRecord.Part) -> String {
    switch part {
    case .note(let text): "> \(text)\n\n"
    case .prose(let text): text.withoutTrailingSpaces + "\n\n"
    case .explanation(let text):
      // A forge shows what is folded when the reader asks for it.
      "<details><summary>Show the explanation</summary>\n\n\(text.withoutTrailingSpaces)\n\n</details>\n\n"
    case .code(let code): fenced(code, "swift")
    case .cell(let cell, let run): self.cell(cell, run)
    case .challenge(let challenge): challenge.markdown + "\n\n"
    case .why(let why): why.markdown + "\n\n"
    }
  }

  private func cell(_ cell: CellPart, _ run: CellRun) -> String {
    var parts = "**\(cell.place) · \(cell.title.escapedForMarkdown)**\n\n"
    if let code = cell.code, !code.isEmpty { parts += fenced(code, "swift") }
    let output = run.output.joined { if case .table = $0 { true } else { false } }
      .map(output).joined()
    if let question = cell.question {
      parts += question.markdown + "\n\n"
      // Predict first: a forge shows what is folded when the reader asks for it.
      let reasons = question.reasonsMarkdown(printed: run.printed)
      parts +=
        "<details><summary>Show what it prints</summary>\n\n\(output)\(reasons)</details>\n\n"
    } else {
      parts += output
    }
    return parts + (run.finding.map { fenced(difference($0), "text") } ?? "")
  }

  private func output(_ piece: OutputPiece) -> String {
    if case .table(let table) = piece { return table.markdown + "\n\n" }
    return fenced(piece.shown.withoutLastNewline, "text")
  }
}

/// Fenced with more backticks in a row than the text has.
private func fenced(_ text: String, _ language: String) -> String {
  let runs = text.split { $0 != "`" }.map(\.count)
  let fence = repeated("`", max(3, (runs.max() ?? 0) + 1))
  return "\(fence)\(language)\n\(text)\n\(fence)\n\n"
}

extension Challenge {
  /// The task and what is wanted.
  var markdown: String {
    let from =
      startsEmpty
      ? "Start from an empty cell."
      : "Start from cell \(start.number), \"\(start.title.escapedForMarkdown)\"."
    let wanted = fenced(goal.map(\.text).joined(separator: "\n"), "text").withoutTrailingSpaces
    return """
      **Your turn · \(title.escapedForMarkdown)**

      \(task)

      \(from) It has to print:

      \(wanted)
      """
  }
}

extension String {
  /// The text without marks that Markdown would read.
  var escapedForMarkdown: String {
    map { "\\`*_[]<>|#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

extension Question {
  /// The question and its choices.
  var markdown: String {
    let title = "**\(isForAReason ? "Why" : "Predict"):** \(text)"
    guard case .choice(let choices, _) = answer else { return title }
    let items = choices.enumerated().map { index, choice in
      if isForAReason { return "\(index + 1). \(choice)" }
      let lines = outputLines(of: choice)
      let shown = lines.isEmpty ? ["(nothing)"] : lines
      let mark = "\(index + 1). "
      let margin = repeated(" ", mark.count)
      return ([mark + "```text"] + shown.map { margin + $0 } + [margin + "```"])
        .joined(separator: "\n")
    }
    return ([title, ""] + items).joined(separator: "\n")
  }
}

extension Question {
  /// Why each of the other choices is wrong, a paragraph each.
  func reasonsMarkdown(printed: [String]) -> String {
    reasons(printed: printed).map { "✗ \($0.choice): \($0.text)\n\n" }.joined()
  }
}

extension Why {
  /// The question, and its answer for a reader who asks for it.
  var markdown: String {
    let answer = question.choice(printing: self.answer).map { "It is \($0)." } ?? ""
    return """
      \(question.markdown)

      <details><summary>Show the answer</summary>

      \(answer)

      \(question.reasonsMarkdown(printed: self.answer))</details>
      """
  }
}

extension Table {
  var markdown: String {
    let rule = header.indices.map { isNumeric($0) ? "---:" : ":---" }
    let escaped = ([header] + rows).map { $0.map(\.escapedForMarkdown) }
    let lines = [escaped[0], rule] + escaped.dropFirst()
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
