import CourseModel
import Files
import Foundation

/// What holds for each statement, and what is wrong with the claims.
struct ConformanceReport {
  let sections: [ConformanceSection]
  private let tests: [String: ConformanceTest]
  /// The tests that carry each id, in the order of their files.
  private(set) var proofs: [String: [ConformanceTest]] = [:]
  private(set) var exceptions: [String: ConformanceException] = [:]
  /// Each a sentence that says what is wrong and what to do.
  private(set) var faults: [String] = []

  init(
    sections: [ConformanceSection], exceptions: [ConformanceException], tests: [ConformanceTest],
    claims: [ConformanceClaim] = []
  ) {
    self.sections = sections
    self.tests = Dictionary(tests.map { ($0.name, $0) }) { first, _ in first }
    let ids = ConformanceIds(sections.flatMap(\.statements))
    faults += ids.repeated.map { "\($0) stands twice in Statements.txt; take one line out." }
    for test in tests {
      let found = ids.ids(in: test)
      for id in found.known { proofs[id, default: []].append(test) }
      faults += found.unknown.map { "\(test.name) carries \($0), which is no id; mend its name." }
    }
    for exception in exceptions { add(exception, isKnown: ids.contains(exception.id)) }
    for exception in exceptions {
      faults += ConformanceTest.names(in: exception.reason).filter { self.tests[$0] == nil }
        .map { "\(exception.id) in Exceptions.txt names \($0), which is no test." }
    }
    faults += claims.compactMap {
      $0.fault(self.exceptions[$0.id], isKnown: ids.contains($0.id))
    }
    faults += missing.map {
      "\($0) has neither a test nor a line in Exceptions.txt; add one of them."
    }
  }

  /// The ids that nothing mentions.
  var missing: [String] {
    statements.map(\.id).filter { proofs[$0] == nil && exceptions[$0] == nil }
  }

  var statements: [ConformanceStatement] { sections.flatMap(\.statements) }

  /// How many statements are of one kind; nil counts those that a test proves as they stand.
  func count(_ kind: ConformanceException.Kind?) -> Int {
    statements.count { exceptions[$0.id]?.kind == kind && (kind != nil || proofs[$0.id] != nil) }
  }

  /// The tests that show what holds instead.
  func tests(namedBy exception: ConformanceException) -> [ConformanceTest] {
    ConformanceTest.names(in: exception.reason).compactMap { tests[$0] }
  }

  private mutating func add(_ exception: ConformanceException, isKnown: Bool) {
    let id = exception.id
    if !isKnown { faults.append("\(id) in Exceptions.txt is no id; take the line out.") }
    if exceptions[id] != nil { faults.append("\(id) stands twice in Exceptions.txt.") }
    if exception.kind == .impossible, let test = proofs[id]?.first {
      faults.append(
        "\(id) is called impossible, but \(test.name) proves it; take the line out.")
    }
    exceptions[id] = exception
  }
}

extension ConformanceReport {
  /// Reads the statements, the exceptions, every test and the library's documentation.
  init(of root: URL) throws {
    let files = { (folder: String) in
      let top = root.appendingPathComponent(folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path)
      return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
        (path: "\(folder)/\(path)", text: try TextFile.read(top.appendingPathComponent(path)))
      }
    }
    let read = { (name: String) in
      try TextFile.read(root.appendingPathComponent("\(ConformanceTable.folder)/\(name)"))
    }
    self.init(
      sections: try ConformanceSection.sections(of: read("Statements.txt")),
      exceptions: try ConformanceException.exceptions(of: read("Exceptions.txt")),
      tests: ConformanceTest.tests(in: try files("Tests")),
      claims: try files("Sources/ReactiveCore")
        .flatMap { ConformanceClaim.claims(in: $0.text, at: $0.path) })
  }
}
