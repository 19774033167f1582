import Files
import Foundation

/// What holds for each statement, and what is wrong with the claims.
struct ConformanceReport {
  let sections: ConformanceEntry.Sections
  private(set) var exceptions: [String: ConformanceEntry] = [:]
  /// The tests that carry each id, in the order of their files.
  private(set) var proofs: [String: [ConformanceTest]] = [:]
  /// Each a sentence that says what is wrong and what to do.
  private(set) var faults: [String] = []
  private let tests: [String: ConformanceTest]

  /// - Parameter sources: The library's files, whose documentation claims: `Keeps SIG-MERGE-1…4, 6 and STR-MAP-1.`
  init(
    statements: String, exceptions: String, tests: [ConformanceTest],
    sources: [(path: String, text: String)] = []
  ) throws {
    sections = try ConformanceEntry.statements(of: statements)
    self.tests = Dictionary(tests.map { ($0.name, $0) }) { first, _ in first }
    let ids = Set(self.statements.map(\.id))
    let areas = Set(ids.compactMap { $0.split(separator: "-").first })
    faults += repeated(self.statements).map {
      "\($0) stands twice in Statements.txt; take one line out."
    }
    for test in tests {
      for id in test.ids {
        if ids.contains(id) {
          proofs[id, default: []].append(test)
        } else if areas.contains(id.prefix { $0 != "-" }) {
          faults.append("\(test.name) carries \(id), which is no id; mend its name.")
        }
      }
    }
    let exceptions = try ConformanceEntry.exceptions(of: exceptions)
    self.exceptions = Dictionary(exceptions.map { ($0.id, $0) }) { $1 }
    faults += repeated(exceptions).map { "\($0) stands twice in Exceptions.txt." }
    for exception in exceptions {
      let id = exception.id
      if !ids.contains(id) { faults.append("\(id) in Exceptions.txt is no id; take the line out.") }
      if exception.mark == "impossible", let test = proofs[id]?.first {
        faults.append(
          "\(id) is called impossible, but \(test.name) proves it; take the line out.")
      }
      faults += testNames(in: exception.text).filter { self.tests[$0] == nil }
        .map { "\(id) in Exceptions.txt names \($0), which is no test." }
    }
    for (path, text) in sources {
      for id in claims(in: text) {
        let claim = "\(path) says that it keeps \(id), which is"
        if !ids.contains(id) { faults.append("\(claim) no id; mend it.") }
        if let exception = self.exceptions[id] {
          faults.append("\(claim) \(exception.mark) in Exceptions.txt; say so.")
        }
      }
    }
    faults += missing.map {
      "\($0) has neither a test nor a line in Exceptions.txt; add one of them."
    }
  }

  var statements: [ConformanceEntry] { sections.flatMap(\.entries) }

  /// The ids that nothing mentions.
  var missing: [String] {
    statements.map(\.id).filter { proofs[$0] == nil && exceptions[$0] == nil }
  }

  /// How many statements tests prove as they stand.
  var proven: Int { statements.count - exceptions.count - missing.count }

  func count(_ kind: String) -> Int { exceptions.values.count { $0.mark == kind } }

  /// The tests that show what holds instead.
  func tests(namedBy exception: ConformanceEntry) -> [ConformanceTest] {
    testNames(in: exception.text).compactMap { tests[$0] }
  }
}

extension ConformanceReport {
  static let folder = "Tests/ReactiveCoreTests"

  /// Reads the statements, the exceptions, every test and the library's documentation.
  init(of root: URL) throws {
    let files = { (folder: String) in
      let top = root.appendingPathComponent(folder)
      return try pathsBelow(top).filter { $0.hasSuffix(".swift") }.map { path in
        (path: "\(folder)/\(path)", text: try TextFile.read(top.appendingPathComponent(path)))
      }
    }
    let read = { (name: String) in
      try TextFile.read(root.appendingPathComponent("\(Self.folder)/\(name)"))
    }
    try self.init(
      statements: read("Statements.txt"), exceptions: read("Exceptions.txt"),
      tests: files("Tests").flatMap { ConformanceTest.tests(in: $0.text, at: $0.path) },
      sources: files("Sources/ReactiveCore"))
  }
}

private func repeated(_ entries: [ConformanceEntry]) -> [String] {
  Dictionary(grouping: entries, by: \.id).filter { $0.value.count > 1 }.keys.sorted()
}

private func testNames(in text: String) -> [String] {
  text.matches(of: /\btest_\w+/).map { String($0.0) }
}

/// The ids that documentation claims; a number without an area belongs to the area before it.
private func claims(in text: String) -> [String] {
  // Without its marks and line breaks.
  let documentation = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.drop { $0 == " " } }.map { $0.hasPrefix("///") ? $0.dropFirst(3) : "." }.joined()
  return documentation.matches(of: /Keeps ([^.;]+)/).flatMap { claim in
    var area = ""
    return claim.1.matches(of: /(?:([A-Z]+(?:-[A-Z]+)?)-)?\b([0-9]+)(?:…([0-9]+))?/)
      .flatMap { match -> [String] in
        area = match.1.map(String.init) ?? area
        let first = Int(match.2) ?? 0
        let last = match.3.flatMap { Int($0) } ?? first
        return (first...max(first, last)).map { "\(area)-\($0)" }
      }
  }
}
