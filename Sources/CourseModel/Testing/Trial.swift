import Files
import Foundation

/// Builds a set of answers on a workbench and judges every task asked for.
package struct Trial {
  package let bench: Workbench
  package var progress: ProgressReporter = .silent
  package var patience = TestLimits.patience

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
  package func verdicts(on answers: Answers, of tasks: [ExerciseTask]) throws -> [Int: TaskVerdict]
  {
    var verdicts: [Int: TaskVerdict] = [:]
    for (task, problem) in answers.problems { verdicts[task] = .refused(problem) }
    progress.show("building \(exercise.chapter.name)")
    defer { progress.clear() }
    try bench.lay(answers: answers.files)
    if let log = try bench.build(tick: progress.tick) {
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
      memoryLimit: bench.memoryLimit, tick: progress.tick)
    let stamp = FileStamp(bench.bundle)
    let results = try run.results(of: task)
    guard FileStamp(bench.bundle) != stamp else { return .judged(results) }
    try bench.lay(answers: answers.files)
    try bench.discardTests()
    _ = try bench.build(tick: progress.tick)
    return .refused(
      TaskVerdict.Problem(
        sentence: "It changed the tests' own files while they ran, so it proves nothing.",
        file: exercise.place(of: task)))
  }
}
