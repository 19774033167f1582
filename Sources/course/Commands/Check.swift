import Foundation

/// `course check [N[.T]]`: builds and tests, and says of each task whether it is solved.
enum Check: Command {
  static let name = "check"
  static let summary = "build and test an exercise, or one task of it"
  static let options = ["--json"]
  static let operands = 1
  static let help = """
    course check [N[.T]] [--json]

      Builds the exercise of chapter N and tests every task, or task T alone.
      Without N it takes the first exercise that is not solved.
      Each task is ✓ or ✗ with the first failure and its place.
      Exit code: 0 when all is solved, 1 when something is not.

      Example: course check 4.1
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let selection = try arguments.operands.first.map { try Selection($0) }
    let course = try Course()
    let (exercise, tasks) = try chosen(selection, in: course)
    let isJSON = arguments.has("--json")
    let progress = ProgressLine.standard(isWanted: !isJSON)
    let report = try report(on: exercise, tasks: tasks, in: course, progress: progress)
    if isJSON { terminal.say(try JSON.text(report)) } else { report.print(on: terminal) }
    return report.isSolved ? .success : .failure
  }

  /// The exercise and tasks that a selection means; without one, the first exercise not solved.
  static func chosen(
    _ selection: Selection?, in course: Course
  ) throws -> (Exercise, [ExerciseTask]) {
    guard let selection else {
      let exercise = try firstOpen(in: course)
      return (exercise, exercise.tasks)
    }
    let exercise = try course.exercise(selection.chapter)
    guard let number = selection.task else { return (exercise, exercise.tasks) }
    return (exercise, [try exercise.task(number)])
  }

  static func report(
    on exercise: Exercise, tasks: [ExerciseTask], saved: Saved? = nil, in course: Course,
    progress: ProgressLine
  ) throws -> CheckReport {
    let lock = try FileLock(course.root.appendingPathComponent(".build/course/check.lock")) {
      progress.show("waiting for another check to end")
    }
    defer { lock.release() }
    let saved = saved ?? self.saved(in: exercise)
    let answers = Answers(of: exercise, from: saved, in: folder(of: exercise))
    let trial = Trial(bench: Workbench(exercise: exercise, kind: "check"), progress: progress)
    let verdicts = try trial.verdicts(on: answers, of: tasks)
    let notices = answers.notices + remember(verdicts, of: exercise, answers, in: course)
    return CheckReport(
      exercise: exercise, tasks: tasks, verdicts: verdicts,
      beliefs: try beliefs(behind: verdicts, answers, of: exercise), notices: notices,
      next: NextStep.afterCheck(of: exercise, tasks: tasks, verdicts: verdicts, in: course))
  }

  /// A verdict that cannot be written down is a verdict all the same; the notice says so.
  private static func remember(
    _ verdicts: [Int: TaskVerdict], of exercise: Exercise, _ answers: Answers, in course: Course
  ) -> [String] {
    do {
      var record = Progress(of: course)
      try record.record(verdicts, of: exercise, answers: answers)
      return []
    } catch {
      return ["this verdict is not kept for the board: \(FileProblem.sentence(for: error))"]
    }
  }

  /// Where the learner writes.
  private static func folder(of exercise: Exercise) -> URL {
    exercise.folder.appendingPathComponent(exercise.sources)
  }

  /// What the learner has written.
  static func saved(in exercise: Exercise) -> Saved {
    Saved(of: exercise, in: folder(of: exercise))
  }

  /// What the known wrong answers stand for that fail as these do; of a stub nothing is said.
  static func beliefs(
    behind verdicts: [Int: TaskVerdict], _ answers: Answers, of exercise: Exercise
  ) throws -> [Int: [String]] {
    let known = Misconceptions(exercise: exercise.folder)
    var beliefs: [Int: [String]] = [:]
    for task in exercise.tasks {
      let isStub = answers.text(of: task, in: exercise) == exercise.stub(of: task)
      guard !isStub, case .judged(let results)? = verdicts[task.number] else { continue }
      beliefs[task.number] = try known.sentences(for: results, of: task, in: exercise)
    }
    return beliefs
  }

  private static func firstOpen(in course: Course) throws -> Exercise {
    let progress = Progress(of: course)
    let exercises = try course.exercises()
    let open = exercises.first { exercise in
      exercise.tasks.contains { progress.state(of: $0, in: exercise) != .solved }
    }
    guard let exercise = open ?? exercises.last else {
      throw CourseError("there is no exercise in this course yet.")
    }
    return exercise
  }
}
