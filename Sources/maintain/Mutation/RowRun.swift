import Foundation

/// Tries mutants until each row of the table of conformance has seen a test of its own red.
///
/// Only the tests of rows that are still open run, and all of them: what ends the process or hangs
/// is taken out, and the rest runs again.
struct RowRun {
  let rows: [ConformanceRow]
  /// Whose row it is that an author wrote a mutant for; it is tried for that row alone.
  let owners: [Int: String]
  /// How long each test takes when all mutants sleep.
  let durations: () throws -> [String: TimeInterval]
  let trial: (_ number: Int, _ tests: [String], _ limit: TimeInterval) throws -> MutantTrial.Outcome

  private static let mostHangs = 2

  /// Tries mutants that have no verdict yet, and passes on each new one.
  func run(
    _ mutants: [(number: Int, mutation: Mutation)], after verdicts: [MutationVerdict],
    report: (MutationVerdict) throws -> Void
  ) throws {
    var open = rows.filter { row in
      verdicts.allSatisfy { row.redTests(of: $0, owners: owners).isEmpty }
    }
    let judged = Set(verdicts.map(\.number))
    if open.isEmpty || mutants.allSatisfy({ judged.contains($0.number) }) { return }
    let durations = try self.durations()
    for (number, mutation) in mutants where !judged.contains(number) {
      let wanted = open.filter { $0.isAbout(number, in: mutation.path, owners: owners) }
      let tests = wanted.reduce(into: Set<String>()) { $0.formUnion($1.tests) }
      if tests.isEmpty { continue }
      let red = try red(among: tests, under: number, durations: durations)
      let fate = red.min().map { MutationVerdict.Fate.killed(by: $0) } ?? .survived
      let verdict = MutationVerdict(mutation, number: number, fate: fate, red: red)
      open.removeAll { !$0.redTests(of: verdict, owners: owners).isEmpty }
      try report(verdict)
    }
  }

  private func red(
    among tests: Set<String>, under number: Int, durations: [String: TimeInterval]
  ) throws -> Set<String> {
    var (open, red, hangs) = (tests, Set<String>(), 0)
    while !open.isEmpty, hangs < Self.mostHangs {
      let seconds = open.reduce(0) { $0 + durations[$1, default: 0] }
      let outcome = try trial(number, open.sorted(), 3 * seconds + 8)
      let found = outcome.red.intersection(open)
      if found.isEmpty { break }
      red.formUnion(found)
      open.subtract(found)
      open.subtract(outcome.durations.keys)
      if outcome.isTooLong { hangs += 1 }
    }
    return red
  }
}
