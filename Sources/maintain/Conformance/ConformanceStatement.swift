/// One thing that the original library does, by its id.
struct ConformanceStatement: Equatable {
  let id: String
  /// How it is known: S, D, C, M, Q, V.
  let tags: String
  let text: String

  /// The id as a test's name carries it.
  var words: [String] { id.split(separator: "-").map(String.init) }
}

/// A heading of the catalogue and the statements right below it.
struct ConformanceSection: Equatable {
  /// The heading as it stands in the file, with one `#` a level.
  let heading: String
  var statements: [ConformanceStatement] = []

  /// Reads `# heading` lines and `ID | tags | text` lines.
  static func sections(of text: String) throws -> [ConformanceSection] {
    var sections: [ConformanceSection] = []
    for line in ConformanceLine.lines(of: text) {
      if line.text.hasPrefix("#") {
        sections.append(ConformanceSection(heading: line.text))
        continue
      }
      guard let fields = line.fields, !sections.isEmpty else {
        throw line.error(in: "Statements.txt", wanted: "ID | tags | text, below a # heading")
      }
      sections[sections.count - 1].statements.append(
        ConformanceStatement(id: fields[0], tags: fields[1], text: fields[2]))
    }
    return sections
  }
}
