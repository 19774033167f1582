import Files
import Foundation
import Sandbox

/// Builds a set of answers on a workbench and judges every task asked for.
package struct Trial {
  package let bench: Workbench
  package var progress: ProgressReporter = .silent
  package var patience = TestLimits.patience
  /// Ends the trial: it throws `CancellationError` then.
  package var cancellation = Cancellation()
  /// Whether the stub takes the place of a file that does not compile, so that the others are judged.
  package var setsFaultsAside = false
  /// Whether other trials keep the other cores busy.
  package var sharesCores = false

  package init(
    bench: Workbench, progress: ProgressReporter = .silent,
    patience: TimeInterval = TestLimits.patience
  ) {
    self.bench = bench
    self.progress = progress
    self.patience = patience
  }

  private var exercise: Exercise { bench.exercise }

  /// The verdicts, by task number.
  package func verdicts(
    on answers: Answers, of tasks: [ExerciseTask]
  ) throws -> [Int: TaskVerdict] {
    try timedVerdicts(on: answers, of: tasks).verdicts
  }

  /// The verdicts, by task number, and how long they took.
  func timedVerdicts(
    on answers: Answers, of tasks: [ExerciseTask]
  ) throws -> (verdicts: [Int: TaskVerdict], time: TrialTime) {
    var testing: [Int: Double] = [:]
    let start = ContinuousClock.now
    let verdicts = try verdicts(on: answers, of: tasks) { testing[$0.number] = $1.inSeconds }
    return (verdicts, TrialTime(seconds: (.now - start).inSeconds, tasks: testing))
  }

  /// - Parameter tested: Is called with each task that was tested, and how long that took.
  private func verdicts(
    on answers: Answers, of tasks: [ExerciseTask], tested: (ExerciseTask, Duration) -> Void
  ) throws -> [Int: TaskVerdict] {
    var verdicts: [Int: TaskVerdict] = [:]
    for (task, problem) in answers.problems { verdicts[task] = .refused(problem) }
    progress.show("building \(exercise.chapter.name)")
    defer { progress.clear() }
    guard let built = try build(answers, into: &verdicts) else {
      for task in exercise.tasks where verdicts[task.number] == nil {
        verdicts[task.number] = .notBuilt
      }
      return verdicts.filter { number, _ in tasks.contains { $0.number == number } }
    }
    for task in tasks where verdicts[task.number] == nil {
      progress.show("testing \(task.id) \(task.title)")
      let start = ContinuousClock.now
      verdicts[task.number] = try verdict(on: task, of: built)
      tested(task, .now - start)
    }
    return verdicts.filter { number, _ in tasks.contains { $0.number == number } }
  }

  /// What could be built, and a verdict on each task that could not; nil if nothing could.
  private func build(
    _ answers: Answers, into verdicts: inout [Int: TaskVerdict]
  ) throws -> Answers? {
    var answers = answers
    var shared: TaskVerdict.Problem?
    while true {
      try bench.lay(answers: answers.files)
      guard let log = try bench.build(until: cancellation, tick: progress.tick) else {
        let symbols = try bench.symbols(of: answers.files)
        let blame = Blame(symbols: symbols, answers: answers, exercise: exercise)
        guard !blame.problems.isEmpty else { return answers }
        for (task, problem) in blame.problems where verdicts[task] == nil {
          verdicts[task] = .refused(problem)
        }
        let others = setAside(blame, in: answers)
        guard others != answers else { return nil }
        answers = others
        continue
      }
      let blame = try Blame(log: BuildLog(log), exercise: exercise, bench: bench.folder)
      guard setsFaultsAside else {
        for (task, problem) in blame.problems where verdicts[task] == nil {
          verdicts[task] = .refused(problem)
        }
        return nil
      }
      let others = setAside(blame, in: answers)
      for task in blame.tasks where verdicts[task] == nil {
        verdicts[task] = (shared ?? blame.problems[task]).map { .refused($0) } ?? .notBuilt
      }
      guard others != answers else { return nil }
      answers = others
      shared = shared ?? blame.sharedFiles.min { $0.key < $1.key }?.value
    }
  }

  private func setAside(_ blame: Blame, in answers: Answers) -> Answers {
    var answers = answers
    for path in blame.sharedFiles.keys { answers = answers.removing(path) }
    for task in exercise.tasks where blame.tasks.contains(task.number) {
      guard let stub = exercise.stub(of: task) else { continue }
      answers = answers.replacing(task, of: exercise, with: stub)
    }
    return answers
  }

  /// An answer that changes the built tests while it runs costs itself; they are made again.
  private func verdict(on task: ExerciseTask, of answers: Answers) throws -> TaskVerdict {
    let run = TestRun(
      bundle: bench.bundle, module: "\(exercise.module)Tests", patience: patience,
      memoryLimit: bench.memoryLimit, cancellation: cancellation,
      isSideBySide: !sharesCores, tick: progress.tick)
    let stamp = FileStamp(bench.bundle)
    let results = try run.results(of: task)
    guard FileStamp(bench.bundle) != stamp else { return .judged(results) }
    try bench.lay(answers: answers.files)
    try bench.discardTests()
    _ = try bench.build(until: cancellation, tick: progress.tick)
    return .refused(
      TaskVerdict.Problem(
        sentence: "It changed the tests' own files while they ran, so it proves nothing.",
        file: exercise.place(of: task)))
  }
}
