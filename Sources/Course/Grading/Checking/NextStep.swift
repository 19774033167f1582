import Exercises
import Files
import Foundation
import Pages

/// The next step for the learner.
package enum NextStep {
  package static let program = "swift run course"

  /// Returns the next step after a check, or after a save that is checked automatically.
  package static func afterCheck(
    of exercise: Exercise, tasks: [ExerciseTask], result: GradingResult, in course: Course,
    isWatched: Bool = false
  ) -> String {
    let state = { (task: ExerciseTask) in CheckReport.TaskState(result.verdicts[task.number]) }
    let currentTask = tasks.firstInOrder(by: state)
    let then = { (number: String) in
      isWatched ? "; each save is checked" : ", then `\(program) check \(number)`"
    }
    // A file that blocks others comes first, even if the learner selected another task.
    if currentTask.map(state) != .refused,
      let place = (problemsElsewhere(result).compactMap(\.place).first)
    {
      return "fix \(place)" + then(tasks.count == 1 ? tasks[0].id : "\(exercise.chapter.number)")
    }
    if let task = currentTask {
      if let problem = result.verdicts[task.number]?.problem, let file = problem.file,
        file != exercise.place(of: task), file.contains("/\(exercise.sources)/")
      {
        return "fix \(file)\(then(task.id))"
      }
      return "\(editing(task, of: exercise))\(then(task.id)). Stuck? `\(program) hint \(task.id)`"
    }
    let solved = tasks.map(\.id).last ?? "N.T"
    return
      "\(onTheBoard(of: course)). Compare your answer with the solution: "
      + "`\(program) solution \(solved)`"
  }

  /// Returns the problems in files of other tasks, and in shared files.
  private static func problemsElsewhere(_ result: GradingResult) -> [TaskVerdict.Problem] {
    result.otherProblems
      + result.verdicts.sorted { $0.key < $1.key }.filter(\.value.isNotBuilt)
      .compactMap(\.value.problem)
  }

  /// Suggests the first unsolved task, or its page if the learner hasn't started the chapter.
  package static func onTheBoard(of course: Course) -> String {
    let progress = LearnerProgress(of: course)
    let open: (exercise: Exercise, task: ExerciseTask)?
    do { open = try progress.firstOpenTask(of: progress.inOrder(course.chapters)) } catch {
      return FileProblem.sentence(for: error)
    }
    guard let (exercise, task) = open else {
      return "all tasks are solved: reread a page with fresh eyes"
    }
    let chapter = exercise.chapter
    if chapter.hasPage, PageNotes(of: chapter.name, in: course.root).read == nil,
      exercise.tasks.allSatisfy({ progress.state(of: $0, in: exercise) == .untouched })
    {
      return "read the page with `swift run \(chapter.name)`, "
        + "then look at the tasks: `swift run -q course check \(chapter.number)`"
    }
    if progress.state(of: task, in: exercise) == .testsChanged {
      return
        "\(task.id) was solved, but its tests have changed since: `\(program) check \(task.id)`"
    }
    guard AnswerFolder(of: exercise).exists else {
      return
        "`\(program) start \(chapter.number)` creates \(exercise.answerFolder) for your answers"
    }
    return "\(editing(task, of: exercise)), then `\(program) check \(task.id)`"
  }

  /// Returns the instruction to edit a task's file, or to restore it.
  package static func editing(_ task: ExerciseTask, of exercise: Exercise) -> String {
    let file = exercise.file(of: task)
    let place = exercise.place(of: task)
    if file.isFile { return "edit \(place)" }
    let reset = "`\(program) reset \(task.id)` restores the stub"
    return FileManager.default.fileExists(atPath: file.path)
      ? "remove \(place), which is not a file; \(reset)" : "\(place) is missing; \(reset)"
  }
}

/// The place to edit after a check: the current failure, or the next task.
package struct EditPlace: Equatable {
  package let file: URL
  package let line: Int?

  /// Returns the place to edit, or `nil` if the whole course is solved.
  package static func after(_ report: CheckReport, in course: Course) throws -> EditPlace? {
    guard let open = report.currentTask else {
      let progress = LearnerProgress(of: course)
      return try progress.firstOpenTask(of: progress.inOrder(course.chapters)).map {
        EditPlace(file: $0.exercise.file(of: $0.task), line: nil)
      }
    }
    if let file = open.file {
      return EditPlace(file: course.root.appendingPathComponent(file), line: open.line)
    }
    let exercise = try course.exercise(Selection(open.id).chapter)
    let task = exercise.tasks.first { $0.id == open.id }
    return task.map { EditPlace(file: exercise.file(of: $0), line: nil) }
  }
}
