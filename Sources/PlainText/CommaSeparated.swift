/// Returns a line of a CSV file, including its newline.
package func commaSeparated(_ fields: [String]) -> String {
  fields.map { quoted(data($0)) }.joined(separator: ",") + "\n"
}

/// Adds an apostrophe before text that a spreadsheet would otherwise read as a formula.
private func data(_ field: String) -> String {
  let field = field.onOneLine
  return field.first.map { "=+-@␉".contains($0) } == true ? "'" + field : field
}

private func quoted(_ field: String) -> String {
  guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
  return "\"" + field.replacing("\"", with: "\"\"") + "\""
}
