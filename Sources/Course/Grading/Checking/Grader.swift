import Terminal
import Exercises
import Foundation
import Processes

/// Grades answers to an exercise: builds them on a workbench and runs the tests of every task asked for.
package struct Grader {
  package let bench: Workbench
  package var progress: ProgressReporter = .silent
  package var patience = TestLimits.patience
  /// What keeps somebody else's answers from this machine; nil for a learner's own.
  package var isolation: Isolation?
  /// Ends the work: it throws `CancellationError` then.
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

  /// The verdicts alone, by task number.
  package func verdicts(
    on answers: Answers, of tasks: [ExerciseTask]
  ) throws -> [Int: TaskVerdict] {
    try result(on: answers, of: tasks).verdicts
  }

  package func result(on answers: Answers, of tasks: [ExerciseTask]) throws -> GradingResult {
    guard !tasks.isEmpty else { return GradingResult() }
    progress.show("building \(exercise.chapter.name)")
    defer { progress.clear() }
    let build = try build(answers)
    var result = GradingResult()
    for task in tasks {
      result.verdicts[task.number] =
        answers.problems[task.number].map { .refused($0) } ?? build.verdicts[task.number]
        ?? (build.answers == nil ? .notBuilt(build.problems.first) : nil)
    }
    if let built = build.answers {
      for task in tasks where result.verdicts[task.number] == nil {
        try test(task, into: &result)
      }
      try testOnOurs(tasks, with: built, into: &result)
    }
    let said = result.verdicts.values.map(\.problem)
    result.otherProblems = build.problems.filter { !said.contains($0) }
    return result
  }

  /// Tests once more what failed and stands on tasks that are not solved, this time with the course's answers to
  /// those.
  ///
  /// A problem of theirs is not the task's own, and says nothing about it.
  private func testOnOurs(
    _ tasks: [ExerciseTask], with answers: Answers, into result: inout GradingResult
  ) throws {
    let failed = tasks.filter { result.verdicts[$0.number]?.hasFailed == true }
    guard !failed.isEmpty else { return }
    let solutions = try Answers(of: exercise, in: exercise.solutions)
    for (task, others) in try unsolvedBases(of: failed, in: result, solutions) {
      let ours = others.reduce(answers) {
        $0.replacing($1, of: exercise, with: solutions.text(of: $1, in: exercise) ?? "")
      }
      progress.show("building \(task.id) on the course's answers")
      guard try build(ours).answers == ours else { continue }
      try test(task, into: &result)
      result.onOurs[task.number] = others.map(\.number)
    }
  }

  /// Those of some tasks that stand on tasks that are not solved, with these, as far as the course can answer them.
  ///
  /// A task that nobody asked for is tested here, to know whether it is solved.
  private func unsolvedBases(
    of tasks: [ExerciseTask], in result: GradingResult, _ solutions: Answers
  ) throws -> [(task: ExerciseTask, others: [ExerciseTask])] {
    let bases = exercise.bases(of: solutions)
    var known = result.verdicts
    return try tasks.compactMap { task in
      let others = try exercise.tasks.filter { other in
        guard bases[task.number, default: []].contains(other.number),
          solutions.problems[other.number] == nil
        else { return false }
        if known[other.number] == nil {
          known[other.number] = try runTests(of: other)
        }
        return known[other.number]?.isSolved == false
      }
      return others.isEmpty ? nil : (task, others)
    }
  }

  /// As much of some answers as compiles.
  private struct Build {
    /// Nil if nothing does.
    var answers: Answers?
    /// Of the tasks whose files do not compile.
    var verdicts: [Int: TaskVerdict] = [:]
    var problems: [TaskVerdict.Problem] = []
  }

  /// Builds, and sets aside what does not compile until the rest does.
  ///
  /// The stub takes the place of a task's file, so that the others are graded. Each turn takes a faulty file away,
  /// until the rest builds or nothing can go.
  private func build(_ answers: Answers) throws -> Build {
    var build = Build(answers: answers)
    var lost: [(names: Set<String>, verdict: TaskVerdict)] = []
    while let current = build.answers {
      guard
        let log = try bench.log(
          ofBuilding: current.files, until: cancellation, tick: progress.tick)
      else { break }
      let problems =
        try BuildProblems(namesMissing: current.namesMissing(in: exercise), in: exercise)
        ?? BuildProblems(log: BuildLog(log), exercise: exercise, bench: bench.folder)
      for task in exercise.tasks where build.verdicts[task.number] == nil {
        guard let problem = problems.ofTasks[task.number] else { continue }
        // What needs a name that was set aside has no problem of its own.
        let words = Set(SourceScan(current.text(of: task, in: exercise) ?? "").words.map(\.text))
        let cause = lost.first { !$0.names.isDisjoint(with: words) }
        build.verdicts[task.number] = cause?.verdict ?? .refused(problem)
        if cause == nil { build.problems.append(problem) }
      }
      build.problems += problems.ofSharedFiles.sorted { $0.key < $1.key }.map(\.value)
      lost += current.namesLost(to: problems, of: exercise)
      let rest = current.settingAside(problems, of: exercise)
      build.answers = rest == current ? nil : rest
    }
    return build
  }

  private func test(_ task: ExerciseTask, into result: inout GradingResult) throws {
    progress.show("testing \(task.id) \(task.title)")
    result.verdicts[task.number] = try runTests(of: task)
  }

  private func runTests(of task: ExerciseTask) throws -> TaskVerdict {
    let run = TestRun(
      bundle: bench.bundle, testModule: bench.testModule, patience: patience,
      memoryLimit: bench.memoryLimit, isolation: isolation, cancellation: cancellation,
      tick: progress.tick)
    return .graded(try run.results(of: task))
  }
}

/// What was found out about answers to an exercise.
package struct GradingResult {
  /// By the task's number, of each task that was asked for.
  package internal(set) var verdicts: [Int: TaskVerdict] = [:]
  /// For a task that was graded on the course's answers to other tasks: the numbers of those.
  package internal(set) var onOurs: [Int: [Int]] = [:]
  /// What does not compile and is in none of the verdicts.
  package internal(set) var otherProblems: [TaskVerdict.Problem] = []

  package init(verdicts: [Int: TaskVerdict] = [:]) { self.verdicts = verdicts }
}
