import Exercises
import Pages
import PlainText

/// A learner's progress, and the next step.
package struct BoardReport: Encodable {
  package struct ChapterRow: Encodable {
    package var number: Int
    package var name: String
    package var title: String
    package var tasks: [String: LearnerProgress.State]
    /// The score for the page's predictions, if the reader reached the end of the page.
    @OrNull package var read: PageRead?
  }

  package var chapters: [ChapterRow]
  package var solved: Int
  package var tasks: Int
  package var next: String
  /// The reason the progress can't be read, or `nil` if it can.
  @OrNull package var problem: String?

  package init(of course: Course) throws {
    let progress = LearnerProgress(of: course)
    chapters = try course.chapters.map { chapter in
      var states: [String: LearnerProgress.State] = [:]
      if let exercise = try chapter.exercise() {
        for task in exercise.tasks { states[task.id] = progress.state(of: task, in: exercise) }
      }
      return ChapterRow(
        number: chapter.number, name: chapter.name, title: chapter.title, tasks: states,
        read: PageNotes(of: chapter.name, in: course.root).read)
    }
    let states = chapters.flatMap { $0.tasks.values }
    solved = states.filter { $0 == .solved }.count
    tasks = states.count
    next = NextStep.onTheBoard(of: course)
    problem = progress.problem
  }
}
