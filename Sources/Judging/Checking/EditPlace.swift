import CourseModel
import Foundation

/// Where a learner goes on after a check: at the first failure, or at the next task when all is solved.
package struct EditPlace: Equatable {
  package let file: URL
  package let line: Int?

  /// Nil when nothing is left to do.
  package static func after(_ report: CheckReport, in course: Course) throws -> EditPlace? {
    guard let open = report.inWork else {
      return try next(in: course)
    }
    if let file = open.file {
      return EditPlace(file: course.root.appendingPathComponent(file), line: open.line)
    }
    let selection = try Selection(open.id)
    guard let number = selection.task else { return nil }
    let exercise = try course.exercise(selection.chapter)
    return EditPlace(file: exercise.file(of: try exercise.task(number)), line: nil)
  }

  /// The first task that is not solved, beginning with the chapter in hand.
  private static func next(in course: Course) throws -> EditPlace? {
    let progress = LearnerProgress(of: course)
    for chapter in progress.inOrder(course.chapters) {
      guard let exercise = try chapter.exercise(),
        let task = exercise.tasks.first(where: { progress.state(of: $0, in: exercise) != .solved })
      else { continue }
      return EditPlace(file: exercise.file(of: task), line: nil)
    }
    return nil
  }
}
