extension Question {
  /// The question and its choices.
  var markdown: String {
    let title = "**Predict:** \(text)"
    guard case .choice(let choices) = answer else { return title }
    let items = choices.enumerated().map { index, choice in
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
