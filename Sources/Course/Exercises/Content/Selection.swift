import PlainText

/// What `4`, `4.1`, or the name of a chapter's folder means on the command line.
package struct Selection {
  package let chapter: Int
  package let task: Int?

  package init(_ word: String) throws {
    let number = word.wholeMatch(of: /0*([0-9]{1,3})(?:\.([0-9]{1,2}))?/)
    // A shell completes the name of a folder: `Answers/06-combining/`.
    let folder = word.wholeMatch(of: /(?:(?:Answers|Chapters|Exercises)\/)?([0-9]{2})-[a-z-]+\/?/)
    guard let chapter = (number?.output.1 ?? folder?.output.1).flatMap({ Int($0) })
    else {
      throw UsageError("“\(word)” is no chapter or task. Write 4 for a chapter, 4.1 for a task.")
    }
    self.chapter = chapter
    task = number?.output.2.flatMap { Int($0) }
  }

  /// For the commands that need the page of one chapter.
  package static func chapter(
    _ word: String?, command: String, in course: Course
  ) throws -> Chapter {
    guard let word else {
      throw UsageError("which chapter? Write for example `swift run course \(command) 6`.")
    }
    return try course.chapter(chapter(word, command: command), withPage: true)
  }

  /// The number of a chapter, and no task: the command would show other things than the task.
  package static func chapter(_ word: String, command: String) throws -> Int {
    let selection = try Selection(word)
    guard selection.task == nil else {
      throw UsageError("“\(command)” takes a chapter, and no task. Write \(selection.chapter).")
    }
    return selection.chapter
  }

  /// For the commands that need one task.
  package static func task(
    _ word: String?, command: String, in course: Course
  ) throws -> (task: ExerciseTask, exercise: Exercise) {
    guard let word else {
      throw UsageError("which task? Write for example `swift run course \(command) 4.1`.")
    }
    let selection = try Selection(word)
    guard let task = selection.task else {
      throw UsageError("which task of chapter \(word)? Write for example `\(word).1`.")
    }
    let exercise = try course.exercise(selection.chapter)
    return (try exercise.task(task), exercise)
  }
}
