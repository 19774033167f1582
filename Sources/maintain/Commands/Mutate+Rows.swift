import Console
import CourseModel
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
    let paths = rows.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    let written = try WrittenMutant.mutants(
      of: TextFile.read(course.root.appendingPathComponent(WrittenMutant.path)))
    let ids = Set(rows.map(\.id))
    let byHand = try written.filter { file.isEmpty || ids.contains($0.id) }
      .compactMap { mutant in try mutant.mutation(in: sources).map { (mutant.id, $0) } }
    let byMachine = sources.sorted { $0.key < $1.key }.filter { paths.contains($0.key) }
      .flatMap { MutationScan($0.value, path: $0.key).mutations }
    let alive = try package.build(byMachine + byHand.map(\.1), of: sources, progress: progress)
    progress.clear()

    let owners = Dictionary(
      uniqueKeysWithValues: byHand.enumerated().map { (byMachine.count + $0 + 1, $1.0) })
    let seed = seed()
    var generator = SeededGenerator(seed: seed)
    let shuffled = alive.sorted { $0.key < $1.key }.shuffled(using: &generator)
      .map { (number: $0.key, mutation: $0.value) }
    let drawn =
      shuffled.filter { owners[$0.number] != nil } + shuffled.filter { owners[$0.number] == nil }
    let journal = try MutationJournal(
      at: course.root.appendingPathComponent(MutationJournal.pathOfRows),
      of: ["\(seed) rows \(file)"]
        + package.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    let standing = { journal.kept.filter { $0.isOn(alive[$0.number]) } }
    let trial = MutantTrial(bundle: try package.bundle())
    try RowRun(
      rows: rows, owners: owners, durations: trial.durations,
      trial: { try trial.run($0, tests: $1, limit: $2) }
    ).run(drawn, after: standing()) { verdict in
      let count = try journal.keep(verdict)
      if isListed { verdict.print(count, of: drawn.count, on: terminal) }
    }
    let report = RowReport(
      seed: seed, rows: rows, untested: tests.statements.count - all.count,
      verdicts: standing(), written: written.filter { ids.contains($0.id) || file.isEmpty },
      owners: owners)
    if isListed { report.print(on: terminal) } else { terminal.say(try JSON.text(report)) }
    return report.isGood ? .success : .failure
  }
}
