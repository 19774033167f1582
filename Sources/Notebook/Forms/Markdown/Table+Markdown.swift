extension Table {
  var markdown: String {
    let rule = header.indices.map { isNumeric($0) ? "---:" : ":---" }
    let escaped = ([header] + rows).map { $0.map(\.escapedForMarkdown) }
    let lines = [escaped[0], rule] + escaped.dropFirst()
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
