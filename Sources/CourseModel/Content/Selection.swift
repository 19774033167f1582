import PlainText

/// What `4`, `4.1`, or the name of a chapter's folder means on the command line.
package struct Selection {
  package let chapter: Int
  package let task: Int?

  package init(_ word: String) throws {
    // A shell completes the name of a folder: `Answers/06-combining/`.
    let name = word.split(separator: "/").last.map(String.init) ?? word
    guard let match = name.wholeMatch(of: /0*([0-9]{1,3})(?:\.([0-9]{1,2})|-[a-z-]+)?/),
      let chapter = Int(match.1)
    else {
      throw UsageError("“\(word)” is no chapter or task. Write 4 for a chapter, 4.1 for a task.")
    }
    self.chapter = chapter
    task = match.2.flatMap { Int($0) }
  }

  /// For the commands that need the page of one chapter.
  package static func chapter(
    _ word: String?, command: String, in course: Course
  ) throws -> Chapter {
    guard let word else {
      throw UsageError("which chapter? Write for example `swift run course \(command) 6`.")
    }
    return try course.chapter(Selection(word).chapter, withPage: true)
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
