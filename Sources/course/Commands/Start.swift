import Console
import CourseModel
import Files
import Judging
import Page
import PlainText

/// `course start N[.T]`: a folder of your own for an exercise.
enum Start: Command {
  static let name = "start"
  static let summary = "a folder of your own for an exercise"
  static let options = ["--from-exercises"]
  static let operands = 1
  static let help = """
    course start N[.T] [--from-exercises]

      Makes Answers/NN-name: a copy of each stub of exercise N, in which you write,
      and links to the course's tests. It is a package: open it in your editor, or
      type `swift test` there. `check`, `watch` and `hint` make it, too.
      What stands there stays as it is. When a newer course has another stub of a
      task that you have begun, start N.T ends the remark about it.
      --from-exercises takes what you wrote into the course's own stubs, in
      Exercises, as your answers; what was there is copied to .course/backups first.

      Example: swift run course start 6
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      throw UsageError("start what? Write for example `swift run course start 6`.")
    }
    let selection = try Selection(word)
    let course = try Course()
    let lock = try course.lock(saying: name)
    defer { lock.release() }
    try start(
      selection, takesOthers: arguments.has("--from-exercises"), in: course, on: terminal)
    return .success
  }

  static func start(
    _ selection: Selection, takesOthers: Bool, in course: Course, on terminal: Terminal
  ) throws {
    let exercise = try course.exercise(selection.chapter)
    let task = try selection.task.map(exercise.task)
    let folder = AnswerFolder(of: exercise)
    // Who names a task, or takes what a remark speaks of, has seen it, and ends it.
    let isSeen = task != nil || takesOthers
    let sentences = try folder.begin() + (isSeen ? [] : folder.remarks())
    for sentence in sentences { terminal.say(sentence) }
    let tasks = task.map { [$0] } ?? exercise.tasks
    if takesOthers {
      try takeFromExercises(tasks, of: exercise, in: course, on: terminal)
    } else if sentences.isEmpty {
      terminal.say("\(exercise.answerFolder) is there already, and stays as it is.")
    }
    if isSeen { try folder.acknowledge(tasks) }
    let first = LearnerProgress(of: course).firstOpenTask(in: exercise) ?? exercise.tasks.first
    if let open = task ?? first {
      terminal.next(
        "\(NextStep.editing(open, of: exercise)), then `\(NextStep.program) check \(open.id)`")
    }
  }

  private static func takeFromExercises(
    _ tasks: [ExerciseTask], of exercise: Exercise, in course: Course, on terminal: Terminal
  ) throws {
    let (files, backup) = try AnswerFolder(of: exercise)
      .takeFromExercises(tasks, in: course, stamp: BackupPlace.name())
    for path in files { terminal.say("  \(terminal.painted("↺", .good)) \(path)") }
    if files.isEmpty {
      terminal.say("Exercises/\(exercise.chapter.name) has nothing that your answers do not have.")
    }
    if let backup { terminal.say("\nWhat was there is kept in \(backup)") }
  }
}
