import Console
import CourseModel
import Judging
import Foundation

/// `maintain mutate --rows`: asks of each row of the table of conformance whether its test can fail.
extension Mutate {
  static func runRows(about file: String, _ arguments: Arguments, on terminal: Terminal) throws
    -> ExitCode
  {
    let course = try Course()
    let isListed = !arguments.has("--json")
    let progress = ProgressReporter(.standard(isWanted: isListed))
    let package = MutatedPackage(of: course)
    let sources = try package.sources
    let tests = try LinkedTests(files: ConformanceFiles(root: course.root))
    let all = tests.rows(of: sources)
    let rows = all.filter { row in
      file.isEmpty || row.paths.contains { $0.split(separator: "/").last?.contains(file) ?? false }
    }
    if rows.isEmpty { throw UsageError("no row is about a file with “\(file)” in its name.") }
    let ids = Set(rows.map(\.id))
    let written = try WrittenMutant.mutants(
      of: TextFile.read(course.root.appendingPathComponent(WrittenMutant.path))
    ).filter { file.isEmpty || ids.contains($0.id) }
    let byHand = try written.compactMap { mutant in
      try mutant.mutation(in: sources).map { (id: mutant.id, mutation: $0) }
    }
    let byMachine = sources.sorted { $0.key < $1.key }
      .flatMap { MutationScan($0.value, path: $0.key).mutations }
    let mutants = numbered(byMachine + byHand.map(\.mutation))
    let owners = Dictionary(
      uniqueKeysWithValues: byHand.enumerated().map { (byMachine.count + $0 + 1, $1.id) })
    let seed = seed()
    let journal = try MutationJournal(
      at: course.root.appendingPathComponent(MutationJournal.pathOfRows),
      of: ["\(seed) rows \(file)"]
        + package.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    var verdicts = journal.kept.filter { $0.isOn(mutants[$0.number]) }

    // What an author wrote is built alone, so that it is not taken out with what the machine made.
    for isWritten in [true, false] {
      let judged = Set(verdicts.map(\.number))
      let open = rows.filter { $0.isOpen(after: verdicts, owners: owners) }
      let wanted = mutants.filter { number, mutation in
        (owners[number] != nil) == isWritten && !judged.contains(number)
          && open.contains { $0.isAbout(number, in: mutation.path, owners: owners) }
      }
      if wanted.isEmpty { continue }
      let alive = try package.build(wanted, of: sources, progress: progress)
      var generator = SeededGenerator(seed: seed)
      let drawn = alive.sorted { $0.key < $1.key }.shuffled(using: &generator)
        .map { (number: $0.key, mutation: $0.value) }
      let trial = MutantTrial(bundle: try package.bundle())
      var tried = 0
      try RowRun(
        rows: rows, owners: owners, durations: trial.durations,
        trial: { try trial.run($0, tests: $1, limit: $2) }
      ).run(drawn, after: verdicts) { verdict in
        verdicts.append(verdict)
        _ = try journal.keep(verdict)
        tried += 1
        if isListed { verdict.print(tried, of: drawn.count, on: terminal) }
      }
    }
    let report = RowReport(
      seed: seed, rows: rows, untested: tests.statements.count - all.count,
      verdicts: verdicts, written: written, owners: owners)
    if isListed { report.print(on: terminal) } else { terminal.say(try JSON.text(report)) }
    return report.isGood ? .success : .failure
  }
}
