import Exercises
import Files
import PlainText
import Processes

/// A check that grades a learner's saved answers to an exercise and records the verdicts.
///
///     AnswerSnapshot     the files, read once
///     Answers            the files to build, and the problems in the others
///     Grader             builds them on a Workbench, and runs each task's tests in a TestRun
///       BuildProblems    the files that don't compile
///       WatcherReport    the events in a test process; RunOutcomes: the outcome of each test
///     GradingResult      a TaskVerdict for each task
///     Misconceptions     the idea behind a failure; NextStep: what to do about it
///     CheckReport        all of that, for the terminal and the browser
package struct ExerciseCheck {
  package let exercise: Exercise
  package let tasks: [ExerciseTask]
  package let course: Course
  package var progress: ProgressReporter = .silent

  package init(
    _ exercise: Exercise, tasks: [ExerciseTask]? = nil, in course: Course,
    progress: ProgressReporter = .silent
  ) {
    self.exercise = exercise
    self.tasks = tasks ?? exercise.tasks
    self.course = course
    self.progress = progress
  }

  /// Creates a check of the selected tasks, or of the next unsolved exercise.
  package init(
    _ selection: Selection?, in course: Course, progress: ProgressReporter = .silent
  ) throws {
    guard let selection else {
      self.init(try ExerciseCheck.firstOpen(in: course), in: course, progress: progress)
      return
    }
    let exercise = try course.exercise(selection.chapter)
    let task = try selection.task.map(exercise.task)
    self.init(exercise, tasks: task.map { [$0] }, in: course, progress: progress)
  }

  /// Grades the answers, records the verdicts, and returns a report.
  ///
  /// - Parameters:
  ///   - isOver: Returns true when a watch no longer needs the verdict. Called 20 times per second.
  ///   - waiting: Called repeatedly with the ID of the process that holds the lock.
  package func report(
    until isOver: (() -> Bool)? = nil, waiting: (_ holder: String) -> Void = { _ in }
  ) throws -> CheckReport {
    let cancellation = Cancellation()
    let progress = progress.calling { if isOver?() == true { cancellation.cancel() } }
    let lock = try course.lock { holder in
      progress.show("waiting for process \(holder) to end")
      waiting(holder)
      progress.tick()
      guard cancellation.isCancelled else { return }
      progress.clear()
      throw CancellationError()
    }
    defer { lock.release() }
    let folder = AnswerFolder(of: exercise)
    let remarks =
      try folder.prepare() + folder.remarks() + [exercise.remarkOnChanges].compactMap { $0 }
    let answers = try Answers(of: exercise, in: exercise.answers)
    var grader = Grader(bench: Workbench(exercise: exercise, kind: .check), progress: progress)
    grader.cancellation = cancellation
    let touched = tasks.filter { !answers.isUntouched($0, in: exercise) }
    let result = try grader.result(on: answers, of: touched)
    // Record the verdicts first, because the next step depends on them.
    let recordNotices = record(result.verdicts, on: answers)
    return CheckReport(
      exercise: exercise, tasks: tasks, result: result,
      explanations: try Misconceptions(of: exercise)
        .explanations(of: result.verdicts, on: answers, in: exercise),
      notices: remarks + recordNotices,
      next: NextStep.afterCheck(
        of: exercise, tasks: tasks, result: result, in: course, isWatched: isOver != nil))
  }

  /// Records the verdicts, and returns a notice if that fails.
  private func record(_ verdicts: [Int: TaskVerdict], on answers: Answers) -> [String] {
    do {
      var progress = LearnerProgress(of: course)
      try progress.record(verdicts, of: exercise, answers: answers)
      return [progress.problem].compactMap { $0 }
    } catch {
      return ["the verdicts couldn't be recorded: \(FileProblem.sentence(for: error))"]
    }
  }

  private static func firstOpen(in course: Course) throws -> Exercise {
    let progress = LearnerProgress(of: course)
    let chapters = progress.inOrder(course.chapters)
    guard
      let exercise = try progress.firstOpenTask(of: chapters)?.exercise
        ?? chapters.compactMap({ try $0.exercise() }).last
    else {
      throw CourseError("this course has no exercises yet.")
    }
    return exercise
  }
}

extension LearnerProgress {
  /// Records the verdict on each task that was graded or doesn't compile.
  package mutating func record(
    _ verdicts: [Int: TaskVerdict], of exercise: Exercise, answers: Answers
  ) throws {
    var checked: [Int: (text: String, isSolved: Bool)] = [:]
    for task in exercise.tasks {
      guard let verdict = verdicts[task.number], !verdict.isNotBuilt,
        answers.problems[task.number] == nil, let text = answers.text(of: task, in: exercise)
      else { continue }
      checked[task.number] = (text, verdict.isSolved)
    }
    try record(checked, of: exercise)
  }
}
