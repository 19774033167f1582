import PlainText

/// A chapter or a task on the command line: `4`, `4.1`, or a chapter's folder.
package struct Selection {
  package let chapter: Int
  package let task: Int?

  package init(_ word: String) throws {
    let number = word.wholeMatch(of: /0*([0-9]{1,3})(?:\.([0-9]{1,2}))?/)
    // Accept folder names such as `Answers/06-combining/`, because tab completion inserts them.
    let folder = word.wholeMatch(of: /(?:(?:Answers|Chapters|Exercises)\/)?([0-9]{2})-[a-z-]+\/?/)
    guard let chapter = (number?.output.1 ?? folder?.output.1).flatMap({ Int($0) })
    else {
      throw UsageError(
        "“\(word)” is neither a chapter nor a task. Write 4 for a chapter, or 4.1 for a task.")
    }
    self.chapter = chapter
    task = number?.output.2.flatMap { Int($0) }
  }

  /// Returns the chapter for a command that needs the chapter's page.
  package static func chapter(
    _ word: String?, command: String, in course: Course
  ) throws -> Chapter {
    guard let word else {
      throw UsageError("missing chapter. Try `swift run course \(command) 6`.")
    }
    return try course.chapter(chapter(word, command: command), withPage: true)
  }

  /// Returns the number of a chapter for a command that doesn't take a task.
  package static func chapter(_ word: String, command: String) throws -> Int {
    let selection = try Selection(word)
    guard selection.task == nil else {
      throw UsageError("“\(command)” takes a chapter, not a task. Write \(selection.chapter).")
    }
    return selection.chapter
  }

  /// Returns the task for a command that needs one.
  package static func task(
    _ word: String?, command: String, in course: Course
  ) throws -> (task: ExerciseTask, exercise: Exercise) {
    guard let word else {
      throw UsageError("missing task. Try `swift run course \(command) 4.1`.")
    }
    let selection = try Selection(word)
    guard let task = selection.task else {
      throw UsageError("missing task number. Try `\(selection.chapter).1`.")
    }
    let exercise = try course.exercise(selection.chapter)
    return (try exercise.task(task), exercise)
  }
}
