import Files
import Foundation

/// Marks everybody in a room, with this clone's tests.
package struct RoomMarking {
  private let room: URL
  private let exercises: [Exercise]
  private let course: Course
  private let progress: ProgressReporter

  package init(
    room: URL, exercises: [Exercise], course: Course, progress: ProgressReporter = .silent
  ) {
    self.room = room
    self.exercises = exercises
    self.course = course
    self.progress = progress
  }

  package func report() throws -> RoomReport {
    let (learners, others) = try Learner.all(in: room, of: course)
    let lock = try FileLock(course.root.appendingPathComponent(".build/course/room.lock")) {
      progress.show("waiting for another room to be marked")
    }
    defer { lock.release() }
    var rows = learners.map { RoomReport.Row(learner: $0.name) }
    // One exercise after the other, so that each is built anew as little as can be.
    for exercise in exercises {
      for (index, learner) in learners.enumerated() {
        let marking = Marking(
          exercise: exercise, course: course, progress: progress.about(learner.name))
        let marks = try learner.sources(of: exercise).map(marking.marks(for:)) ?? [:]
        for task in exercise.tasks {
          rows[index].marks[task.id] = marks[task.number] ?? .untouched
        }
      }
    }
    return RoomReport(
      tasks: exercises.flatMap { $0.tasks.map(\.id) }, learners: rows,
      notices: others.map { "\($0) holds nothing of the course, so it is left out." })
  }
}
