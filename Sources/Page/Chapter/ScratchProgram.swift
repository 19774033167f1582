import PlainText

extension CellProgram {
  /// The program of a text that stands on no page: a cell with the library imported, or cells.
  package static func scratch(_ text: String) -> CellProgram? {
    let imports = ["Contacts", "Foundation", "Marbles", "Notebook", "ReactiveCore", "WebServer"]
      .map { "import \($0)\n" }.joined()
    let tokens = Lexer.tokens(of: text.withPlainNewlines)
    if tokens.indices.contains(where: { CellHeader(tokens, at: $0) != nil }) {
      return CellProgram(imports: imports, program: text)
    }
    let call = tokens.contains { $0.text == "await" } ? "await cell" : "cell"
    return CellProgram(
      page: imports + "\(call)(\"Play\") {\n}\n", path: "play.swift", cell: 1, changed: text)
  }
}
