import CourseModel
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
  package func timedVerdicts(
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
    try judgeOnOurs(answers, tasks, &verdicts)
    return verdicts.filter { number, _ in tasks.contains { $0.number == number } }
  }

  /// Judges once more what failed and stands on other tasks, this time with the course's answers to those.
  private func judgeOnOurs(
    _ answers: Answers, _ tasks: [ExerciseTask], _ verdicts: inout [Int: TaskVerdict]
  ) throws {
    let solutions = Answers(of: exercise, in: exercise.solutions)
    let reach = exercise.reach(of: solutions)
    for task in tasks {
      guard case .judged? = verdicts[task.number], verdicts[task.number]?.isSolved == false,
        let others = reach[task.number], !others.isEmpty
      else { continue }
      var ours = answers
      for other in exercise.tasks where others.contains(other.number) {
        guard let text = solutions.text(of: other, in: exercise) else { continue }
        ours = ours.replacing(other, of: exercise, with: text)
      }
      var faults: [Int: TaskVerdict] = [:]
      progress.show("testing \(task.id) \(task.title), on the course's \(others.sorted())")
      guard ours != answers, let built = try build(ours, into: &faults),
        faults[task.number] == nil
      else { continue }
      verdicts[task.number] = try verdict(on: task, of: built)
    }
  }

  /// What could be built; nil if nothing could.
  ///
  /// A file that does not compile is its task's verdict. The stub takes its place, so that the others are judged.
  ///
  /// - Parameter shared: A fault in a file that is no task's own, which others may rest on.
  private func build(
    _ answers: Answers, after shared: TaskVerdict.Problem? = nil,
    into verdicts: inout [Int: TaskVerdict]
  ) throws -> Answers? {
    try bench.lay(answers: answers.files)
    guard let log = try bench.build(until: cancellation, tick: progress.tick) else {
      return answers
    }
    let blame = try Blame(log: BuildLog(log), exercise: exercise, bench: bench.folder)
    for task in blame.tasks where verdicts[task] == nil {
      verdicts[task] = (shared ?? blame.problems[task]).map { .refused($0) } ?? .notBuilt
    }
    let others = answers.settingAside(blame, of: exercise)
    guard others != answers else { return nil }
    let fault = blame.sharedFiles.min { $0.key < $1.key }?.value
    return try build(others, after: shared ?? fault, into: &verdicts)
  }

  /// An answer that changes the built tests while it runs costs itself; they are made again.
  private func verdict(on task: ExerciseTask, of answers: Answers) throws -> TaskVerdict {
    let run = TestRun(
      bundle: bench.bundle, module: "\(exercise.module)Tests", patience: patience,
      memoryLimit: bench.memoryLimit, cancellation: cancellation, tick: progress.tick)
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
