/// A row of the table of conformance: a statement, the tests that stand for it, and the files of the
/// library that it is about.
struct ConformanceRow: Equatable {
  let id: String
  let tests: Set<String>
  /// From the library's folder: `Operators/Sample.swift`.
  let paths: Set<String>

  /// Whether a mutant says something of this row.
  ///
  /// It does if it breaks a file that the row is about, or was written for the row: `owners` says for which
  /// row the mutant of a number was.
  func isAbout(_ number: Int, in path: String, owners: [Int: String]) -> Bool {
    owners[number].map { $0 == id } ?? paths.contains(path)
  }

  /// The tests of this row that a verdict saw red under a mutant that the row is about.
  func redTests(of verdict: MutationVerdict, owners: [Int: String]) -> Set<String> {
    isAbout(verdict.number, in: verdict.path, owners: owners) ? tests.intersection(verdict.red) : []
  }

  func isOpen(after verdicts: [MutationVerdict], owners: [Int: String]) -> Bool {
    verdicts.allSatisfy { redTests(of: $0, owners: owners).isEmpty }
  }
}
