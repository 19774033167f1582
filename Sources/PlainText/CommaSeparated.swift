/// A line of a table for a spreadsheet, with its line break.
package func commaSeparated(_ fields: [String]) -> String {
  fields.map { quoted(data($0)) }.joined(separator: ",") + "\n"
}

/// A spreadsheet takes what begins like this for a formula; with an apostrophe it is a text.
private func data(_ field: String) -> String {
  let field = field.onOneLine
  return field.first.map { "=+-@␉".contains($0) } == true ? "'" + field : field
}

/// A name may hold a comma or a quotation mark.
private func quoted(_ field: String) -> String {
  guard field.contains(where: { ",\"\n\r".contains($0) }) else { return field }
  return "\"" + field.replacing("\"", with: "\"\"") + "\""
}
