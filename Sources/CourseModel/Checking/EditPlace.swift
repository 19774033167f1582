import Foundation

/// Where a learner goes on after a check: at the first failure, or at the next task when all is solved.
package struct EditPlace: Equatable {
  package let file: URL
  package let line: Int?

  /// Nil when nothing is left to do.
  package static func after(_ report: CheckReport, in course: Course) -> EditPlace? {
    guard let open = report.tasks.first(where: { $0.state != .solved }) else {
      return next(in: course)
    }
    if let file = open.file {
      return EditPlace(file: course.root.appendingPathComponent(file), line: open.line)
    }
    guard let selection = try? Selection(open.id), let number = selection.task,
      let exercise = try? course.exercise(selection.chapter),
      let task = try? exercise.task(number)
    else { return nil }
    return EditPlace(file: exercise.file(of: task), line: nil)
  }

  /// The first task that is not solved, beginning with the chapter in hand.
  private static func next(in course: Course) -> EditPlace? {
    let progress = LearnerProgress(of: course)
    for chapter in progress.inOrder(course.chapters) {
      guard let exercise = try? chapter.exercise(),
        let task = exercise.tasks.first(where: { progress.state(of: $0, in: exercise) != .solved })
      else { continue }
      return EditPlace(file: exercise.file(of: task), line: nil)
    }
    return nil
  }
}
