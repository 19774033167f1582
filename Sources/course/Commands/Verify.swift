import Foundation

/// `course verify`: for maintainers; proves that what the course promises is still so.
enum Verify: Command {
  static let name = "verify"
  static let summary = "is everything still true?"
  static let options = ["--json", "--seal"]
  static let operands = 1
  static let operandKind = OperandKind.chapter
  static let help = """
    course verify [N] [--seal] [--json]

      For maintainers. Proves of every exercise, or of exercise N alone:
        the recorded originals (.originals) are the files on disk;
        every stub compiles, and every task fails, on assertions only;
        every solution passes, every mutant dies (Mutants/TaskK<Name>/*.swift);
        every task has three hints and states itself.
      Without N also: every page prints what it says, no page uses a word before
      a page has taught it, each has its instructor's notes, every link leads
      somewhere, the format is clean.
      --seal records the originals of each exercise that passes all this.

      Write an exercise, then `course verify 4 --seal`.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let number = try arguments.operands.first.map { try Selection($0).chapter }
    let course = try Course()
    let isJSON = arguments.has("--json")
    let progress = ProgressLine.standard(isWanted: !isJSON)
    let start = Date()
    var report = VerifyReport()
    let exercises = try number.map { [try course.exercise($0)] } ?? course.exercises()
    for exercise in exercises {
      let proof = ExerciseProof(exercise: exercise, progress: progress)
      try report.add(proof.run(seals: arguments.has("--seal")))
    }
    if number == nil {
      try TaughtProof(course: course).run(into: &report)
      try WidthProof(course: course).run(into: &report)
      try NotesProof(course: course).run(into: &report)
      try LinkProof(course: course).run(into: &report)
      try PageProof(course: course, progress: progress).run(into: &report)
      try FormatProof(course: course, progress: progress).run(into: &report)
    }
    progress.clear()
    report.seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
    if isJSON { terminal.say(try JSON.text(report)) } else { report.print(on: terminal) }
    return report.faults.isEmpty ? .success : .failure
  }
}

/// What was proven, counted, and what was not.
struct VerifyReport: Encodable {
  var exercises = 0
  var tasks = 0
  var tests = 0
  var mutants = 0
  /// Each mutant with the test that kills it.
  var killed: [String: String] = [:]
  var pages = 0
  var seconds = 0.0
  var sealed: [String] = []
  var faults: [String] = []

  mutating func add(_ other: VerifyReport) {
    exercises += other.exercises
    tasks += other.tasks
    tests += other.tests
    mutants += other.mutants
    killed.merge(other.killed) { $1 }
    sealed += other.sealed
    faults += other.faults
  }

  func print(on terminal: Terminal) {
    for fault in faults { terminal.say("  \(terminal.red("✗")) \(fault)") }
    for name in sealed { terminal.say("  \(terminal.green("✓")) \(name): originals recorded") }
    let mark = faults.isEmpty ? terminal.green("✓") : terminal.red("✗")
    terminal.say(
      "\(mark) \(exercises) exercises, \(tasks) tasks, \(tests) tests, "
        + "\(killed.count) of \(mutants) mutants killed, \(pages) pages, "
        + "\(faults.count) faults, \(seconds) s")
    terminal.next(
      faults.isEmpty ? "commit" : "mend the first fault, then `\(NextStep.program) verify`")
  }
}
