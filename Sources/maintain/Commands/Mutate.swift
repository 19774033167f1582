import Console
import CourseModel
import Judging
import Foundation

/// `maintain mutate`: breaks the library in many small ways, and asks whether its tests see it.
enum Mutate: Command {
  static let name = "mutate"
  static let summary = "do the library's tests see it when the library is broken?"
  static let options = ["--json", "--rows"]
  static let operands = 2
  static let help = """
    maintain mutate [COUNT] [FILE] [--json]
    maintain mutate --rows [FILE] [--json]

      Breaks ReactiveCore by machine: negated conditions, removed statements,
      swapped branches, dropped disposals, changed constants. All mutants are
      compiled into one copy of the library (.build/mutation), asleep. COUNT of
      them are drawn, 400 where none is given, of all files or of those whose name
      holds FILE. RANDOM_SEED repeats a draw.
      Each runs the tests of the statements that its file keeps and of its file's
      name; where they pass, all that are quick, and last the slow ones. One that
      takes too long is killed.
      Each verdict is printed as it falls, and kept: a run that was ended goes on
      where it stopped, if the draw, the library and the tests are the same.
      Survivors are listed. One that is right to live stands in
      \(AcceptedSurvivor.path) with the reason:
        Sample.swift | the reason | removed: inputs.dispose()
        Bag.swift | the reason | changed: nextNumber += ⟨1⟩
      Fails when 3 in 100 or more are unexplained, or when a line there names
      code that is gone. Takes an hour.

      --rows asks of each row of the table of conformance whether a test of its
      own was red under a mutant of a file that it is about: one that says it keeps
      the statement, or has the name of its test's class; else those that keep the
      statements of its area. What an author wrote for a row is tried first, and
      then what the machine makes of the files whose rows are open, with the tests
      of those rows alone, until none is open. An author writes in
      \(WrittenMutant.path)
        SIG-SAMPLE-3 | Sample.swift | isOver || isFull => isOver
        DISP-SCOPED-1 | ScopedDisposable.swift | deinit { ⟨dispose() => ()⟩ }
        VAL-TUPLE-1 | none | tuples are Swift's own
      Fails when a row is open. Takes half an hour.

      Change an operator, then `maintain mutate 50 Sample`; a statement or its
      test, then `maintain mutate --rows Sample`.
    """

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    if arguments.has("--rows") {
      return try runRows(about: file(from: arguments.operands), arguments, on: terminal)
    }
    let (count, file) = try draw(from: arguments.operands)
    let course = try Course()
    let progress = ProgressReporter(.standard(isWanted: !arguments.has("--json")))
    let package = MutatedPackage(of: course)
    let sources = try package.sources
    let accepted = try AcceptedSurvivor.survivors(of: survivors(of: course))
    let all = sources.sorted { $0.key < $1.key }
      .flatMap { MutationScan($0.value, path: $0.key).mutations }
    let wanted = all.filter { file.isEmpty || $0.fileName.contains(file) }
    if wanted.isEmpty { throw UsageError("no file of the library has “\(file)” in its name.") }

    let alive = try package.build(numbered(wanted), of: sources, progress: progress)
    let seed = seed()
    var generator = SeededGenerator(seed: seed)
    let drawn = alive.sorted { $0.key < $1.key }.shuffled(using: &generator).prefix(count)
      .map { (number: $0.key, mutation: $0.value) }
    let tests = try LinkedTests(files: ConformanceFiles(root: course.root))
    let paths = Set(drawn.map(\.mutation.path))
    let linked = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, tests.names(for: sources[$0] ?? "", at: $0)) })
    let journal = try MutationJournal(
      at: course.root.appendingPathComponent(MutationJournal.path),
      of: ["\(seed) \(count) \(file)"] + drawn.map { "\($0.number) \($0.mutation)" }
        + package.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    let isListed = !arguments.has("--json")
    if isListed, !journal.kept.isEmpty {
      terminal.say("  \(journal.kept.count) of \(drawn.count) verdicts stand from before")
    }
    let judged = Set(journal.kept.map(\.number))
    try MutationRun(
      drawn.filter { !judged.contains($0.number) }, linked: linked,
      trial: MutantTrial(bundle: package.bundle())
    ) { verdict in
      let count = try journal.keep(verdict)
      if isListed { verdict.print(count, of: drawn.count, on: terminal) }
    }.run()

    let statements = Set(paths.flatMap { tests.statements(of: sources[$0] ?? "", at: $0) })
    let report = MutationReport(
      seed: seed, sites: all, drawn: drawn, verdicts: journal.kept, accepted: accepted,
      statements: Dictionary(uniqueKeysWithValues: statements.map { ($0, tests.names(for: $0)) }))
    if arguments.has("--json") {
      terminal.say(try JSON.text(report))
    } else {
      report.print(on: terminal)
    }
    return report.isGood ? .success : .failure
  }

  private static func draw(from operands: [String]) throws -> (count: Int, file: String) {
    let numbers = operands.compactMap { Int($0) }
    let words = operands.filter { Int($0) == nil }
    guard numbers.count < 2, words.count < 2, numbers.allSatisfy({ $0 > 0 }) else {
      throw UsageError("it is one COUNT above 0 and one FILE at most: `maintain mutate 50 Sample`.")
    }
    return (numbers.first ?? 400, words.first ?? "")
  }

  private static func file(from operands: [String]) throws -> String {
    guard operands.count < 2, operands.allSatisfy({ Int($0) == nil }) else {
      throw UsageError("--rows takes one FILE at most: `maintain mutate --rows Sample`.")
    }
    return operands.first ?? ""
  }

  static func numbered(_ mutations: [Mutation]) -> [Int: Mutation] {
    Dictionary(uniqueKeysWithValues: mutations.enumerated().map { ($0 + 1, $1) })
  }

  static func seed() -> UInt64 {
    ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap(UInt64.init)
      ?? .random(in: 0..<1_000_000)
  }

  private static func survivors(of course: Course) throws -> String {
    try TextFile.read(course.root.appendingPathComponent(AcceptedSurvivor.path))
  }
}
