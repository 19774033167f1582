import Terminal
import Exercises
import Files
import Foundation
import PlainText
import Processes

/// Marks everybody in a room with this clone's tests, one after the other.
package struct RoomMarking {
  /// One learner's answers to one exercise, by their places in the lists.
  private struct Job: Hashable {
    let exercise: Int
    let learner: Int
  }

  private let learners: [Learner]
  private let notices: [String]
  private let markings: [Marking]
  private let course: Course
  private let progress: ProgressReporter

  /// - Parameter isolation: What keeps the answers from this machine; nil to run them with the instructor's rights.
  package init(
    room: URL, exercises: [Exercise], course: Course, isolation: Isolation?,
    progress: ProgressReporter = .silent
  ) throws {
    (learners, notices) = try Learner.all(
      in: room, of: course, exercises: course.exercises())
    markings = try exercises.map {
      try Marking(exercise: $0, course: course, isolation: isolation)
    }
    self.course = course
    self.progress = progress
  }

  /// Marks everybody.
  package func report() throws -> RoomReport {
    let lock = try FileLock(course.root.appendingPathComponent(".build/course/room.lock")) {
      holder in
      progress.show("waiting for another room to be marked, process \(holder)")
      progress.tick()
    }
    defer { lock.release() }
    // One exercise after the other, as another one takes longer to build.
    let jobs = markings.indices.flatMap { exercise in
      learners.indices.map { Job(exercise: exercise, learner: $0) }
    }
    let tasks = markings.flatMap { $0.exercise.tasks.map(\.id) }
    var marks: [Job: Marking.MarkedAnswers] = [:]
    var gone: Set<Int> = []
    for (number, job) in jobs.enumerated() {
      let learner = learners[job.learner]
      let found = try self.marks(
        of: learner, by: markings[job.exercise],
        progress.about("\(number) of \(jobs.count) · \(learner.name.onOneLine)"))
      progress.clear()
      // A learner whose folder has gone did not hand in nothing: nothing can be said.
      guard let found, learner.folder.isFolder else {
        gone.insert(job.learner)
        continue
      }
      marks[job] = found
    }
    var everybody = rows(of: learners, marks: marks)
    for learner in gone {
      everybody[learner].problem = "The folder went away while the room was marked. Mark it again."
      everybody[learner].marks = [:]
    }
    return RoomReport(
      tasks: tasks, learners: everybody, notices: notices + onOurs(in: everybody, tasks))
  }

  /// Nil where the learner's folder is gone.
  private func marks(
    of learner: Learner, by marking: Marking, _ progress: ProgressReporter
  ) throws -> Marking.MarkedAnswers? {
    guard learner.folder.isFolder else { return nil }
    let exercise = marking.exercise
    let (files, conflicts) = learner.handIn.answers(to: exercise)
    guard !files.isEmpty else {
      let obstacle = learner.handIn.obstacle(to: exercise)
      let marks = obstacle.map { sentence in
        exercise.tasks.map { ($0.number, Mark(state: .open, sentence: sentence)) }
      }
      return Marking.MarkedAnswers(marks: Dictionary(uniqueKeysWithValues: marks ?? []))
    }
    let answers = try Answers(
      of: exercise, files: files, within: learner.folder.resolvingSymlinksInPath())
    return try marking.marks(of: answers, conflicts: conflicts, progress: progress)
  }

  /// Whose tasks were graded on the course's answers to other tasks.
  private func onOurs(in rows: [RoomReport.LearnerRow], _ tasks: [String]) -> [String] {
    tasks.compactMap { task in
      let found = rows.filter { $0.marks[task]?.onOurs.isEmpty == false }
      guard let others = found.first?.marks[task]?.onOurs else { return nil }
      let names = found.map(\.learner.onOneLine).joined(separator: ", ")
      return "\(task) was graded with the course's \(others.joined(separator: " and ")), not with "
        + "their own: \(names)."
    }
  }

  private func rows(
    of learners: [Learner], marks: [Job: Marking.MarkedAnswers]
  ) -> [RoomReport.LearnerRow] {
    learners.enumerated().map { index, learner in
      var row = RoomReport.LearnerRow(learner: learner.name)
      row.problem = learner.handIn.problem
      guard row.problem == nil else { return row }
      for (number, marking) in markings.enumerated() {
        guard let found = marks[Job(exercise: number, learner: index)] else { continue }
        for task in marking.exercise.tasks {
          row.marks[task.id] = found.marks[task.number] ?? .untouched
        }
        if let seconds = found.seconds { row.seconds = (row.seconds ?? 0) + seconds }
      }
      return row
    }
  }
}
