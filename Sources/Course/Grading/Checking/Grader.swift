import Exercises
import Foundation
import PlainText
import Processes

/// A grader that builds answers and runs the tests of each selected task.
package struct Grader {
  package let bench: Workbench
  package var progress: ProgressReporter = .silent
  package var testTimeLimit = TestLimits.testTimeLimit
  /// The sandbox for submitted answers, or `nil` for the learner's own answers.
  package var isolation: Isolation?
  /// Cancels grading, which then throws `CancellationError`.
  package var cancellation = Cancellation()

  package init(
    bench: Workbench, progress: ProgressReporter = .silent,
    testTimeLimit: TimeInterval = TestLimits.testTimeLimit
  ) {
    self.bench = bench
    self.progress = progress
    self.testTimeLimit = testTimeLimit
  }

  private var exercise: Exercise { bench.exercise }

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
      try testWithSolutions(tasks, with: built, into: &result)
    }
    let reported = result.verdicts.values.map(\.problem)
    result.otherProblems = build.problems.filter { !reported.contains($0) }
    return result
  }

  /// Retests failed tasks with the course's solutions to their unsolved prerequisites.
  private func testWithSolutions(
    _ tasks: [ExerciseTask], with answers: Answers, into result: inout GradingResult
  ) throws {
    let failed = tasks.filter { result.verdicts[$0.number]?.hasFailed == true }
    guard !failed.isEmpty else { return }
    let solutions = try Answers(of: exercise, in: exercise.solutions)
    for (task, others) in try unsolvedPrerequisites(of: failed, in: result, solutions) {
      let substituted = others.reduce(answers) {
        $0.replacing($1, of: exercise, with: solutions.text(of: $1, in: exercise) ?? "")
      }
      progress.show("building \(task.id) with the course's solutions")
      guard try build(substituted).answers == substituted else { continue }
      try test(task, into: &result)
      result.solutionsUsed[task.number] = others.map(\.number)
    }
  }

  /// Returns each task that has unsolved prerequisites with solutions, and those prerequisites.
  ///
  /// Tests the prerequisites that weren't selected for grading.
  private func unsolvedPrerequisites(
    of tasks: [ExerciseTask], in result: GradingResult, _ solutions: Answers
  ) throws -> [(task: ExerciseTask, others: [ExerciseTask])] {
    let bases = exercise.prerequisites(in: solutions)
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

  /// The part of the answers that compiles, and the problems in the rest.
  private struct Build {
    var answers: Answers?
    /// The verdicts on tasks whose files don't compile.
    var verdicts: [Int: TaskVerdict] = [:]
    var problems: [TaskVerdict.Problem] = []
  }

  /// Builds the answers, setting aside files that don't compile and retrying until the rest builds.
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
        // A file that mentions a name from a set-aside file gets that file's verdict.
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
      bundle: bench.bundle, testModule: bench.testModule, testTimeLimit: testTimeLimit,
      memoryLimit: bench.memoryLimit, isolation: isolation, cancellation: cancellation,
      tick: progress.tick)
    return .graded(try run.results(of: task))
  }
}

package struct GradingResult {
  /// The verdicts on the selected tasks, keyed by number.
  package internal(set) var verdicts: [Int: TaskVerdict] = [:]
  /// The tasks that the course's solutions replaced, keyed by the number of the dependent task.
  package internal(set) var solutionsUsed: [Int: [Int]] = [:]
  /// The compile errors that aren't in any verdict.
  package internal(set) var otherProblems: [TaskVerdict.Problem] = []
}
