import Foundation

/// Builds a set of answers on a workbench and judges every task asked for.
struct Trial {
  let bench: Workbench
  var progress: ProgressLine = .silent
  var patience = TestRun.patience

  private var exercise: Exercise { bench.exercise }

  /// The verdicts, by task number.
  func verdicts(on answers: Answers, of tasks: [ExerciseTask]) throws -> [Int: TaskVerdict] {
    var verdicts: [Int: TaskVerdict] = [:]
    for (task, problem) in answers.problems { verdicts[task] = .refused(problem) }
    progress.show("building \(exercise.chapter.name)")
    defer { progress.clear() }
    try bench.lay(answers: answers.files)
    if let log = try bench.build(tick: progress.turn) {
      let blame = try Blame(log: BuildLog(log), exercise: exercise, bench: bench.folder)
      for task in exercise.tasks where verdicts[task.number] == nil {
        verdicts[task.number] = blame.problems[task.number].map { .refused($0) } ?? .notBuilt
      }
    } else {
      for task in tasks where verdicts[task.number] == nil {
        progress.show("testing \(task.id) \(task.title)")
        verdicts[task.number] = try verdict(on: task, of: answers)
      }
    }
    return verdicts.filter { number, _ in tasks.contains { $0.number == number } }
  }

  /// An answer that changes the built tests while it runs costs itself; they are made again.
  private func verdict(on task: ExerciseTask, of answers: Answers) throws -> TaskVerdict {
    let run = TestRun(
      bundle: bench.bundle, module: "\(exercise.module)Tests", patience: patience,
      memoryLimit: bench.memoryLimit, tick: progress.turn)
    let stamp = FileStamp(bench.bundle)
    let results = try run.results(of: task)
    guard FileStamp(bench.bundle) != stamp else { return .judged(results) }
    try bench.lay(answers: answers.files)
    try bench.discardTests()
    _ = try bench.build(tick: progress.turn)
    return .refused(
      TaskVerdict.Problem(
        sentence: "It changed the tests' own files while they ran, so it proves nothing.",
        file: NextStep.place(of: task, in: exercise)))
  }
}

/// Says which task each compile error belongs to.
struct Blame {
  private(set) var problems: [Int: TaskVerdict.Problem] = [:]

  init(log: BuildLog, exercise: Exercise, bench: URL) throws {
    for error in log.errors {
      let path = Blame.relative(error.path, to: bench)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let isTest = path.hasPrefix("Tests/")
      let tasks = exercise.tasks.filter {
        name == (isTest ? "\($0.testClass).swift" : $0.fileName)
      }
      // An error in a file that is no task's own stands in the way of all of them.
      for task in tasks.isEmpty ? exercise.tasks : tasks where problems[task.number] == nil {
        problems[task.number] = TaskVerdict.Problem(
          sentence: isTest
            ? "The tests cannot use your code: \(error.message)"
            : "It does not compile: \(error.message)",
          file: "Exercises/\(exercise.chapter.name)/\(path)", line: error.line)
      }
    }
    guard problems.isEmpty else { return }
    if log.tail.contains(where: { $0.contains("No space left") }) {
      throw CourseError("the disk is full, so nothing was built. Free some space and try again.")
    }
    let words = log.tail.isEmpty ? "no error is named" : log.tail.joined(separator: "\n  ")
    throw CourseError(
      "the build failed and names no file of yours:\n  \(words)\n"
        + "  Undo your last change and try again; `course doctor` looks at this machine.")
  }

  private static func relative(_ path: String, to folder: URL) -> String {
    let places = [folder.path, folder.resolvingSymlinksInPath().path]
    for place in places where path.hasPrefix(place + "/") {
      return String(path.dropFirst(place.count + 1))
    }
    return path
  }
}
