import Files
import Foundation
import PlainText

/// Marks everybody in a room with this clone's tests, as many at a time as there are cores.
package struct RoomMarking {
  private let folder: RoomFolder
  private let exercises: [Exercise]
  private let course: Course
  private let progress: ProgressReporter

  package init(
    room: URL, exercises: [Exercise], course: Course, progress: ProgressReporter = .silent
  ) throws {
    folder = try RoomFolder(room, of: course)
    self.exercises = exercises
    self.course = course
    self.progress = progress
  }

  package func report() throws -> RoomReport {
    let lock = try FileLock(course.root.appendingPathComponent(".build/course/room.lock")) {
      holder in
      progress.show("waiting for another room to be marked, process \(holder)")
    }
    defer { lock.release() }
    let learners = folder.learners
    let markings = exercises.map { Marking(exercise: $0, course: course) }
    // One exercise after the other, so that each bench builds another one as rarely as can be.
    let jobs = markings.indices.flatMap { exercise in
      learners.indices.map { RoomQueue.Job(exercise: exercise, learner: $0) }
    }
    let queue = RoomQueue(jobs, progress: progress)
    DispatchQueue.concurrentPerform(iterations: workers(for: jobs.count)) { worker in
      queue.work { job, progress in
        let (marking, learner) = (markings[job.exercise], learners[job.learner])
        let found = try marks(
          of: learner, by: marking, bench: "room-\(worker)",
          progress: progress.about(learner.name.onOneLine))
        // Whose folder has gone has not handed in nothing: there is nothing to say.
        return learner.folder.isFolder ? found : nil
      }
    }
    progress.clear()
    let marks = try queue.results()
    let isThere = learners.indices.map { learner in
      jobs.allSatisfy { $0.learner != learner || marks[$0] != nil }
    }
    return RoomReport(
      tasks: exercises.flatMap { $0.tasks.map(\.id) },
      learners: zip(rows(of: learners, marks: marks), isThere).filter(\.1).map(\.0),
      notices: folder.notices
        + zip(learners, isThere).filter { !$1 }.map { learner, _ in
          "\(learner.name.onOneLine) went away while it was marked, so it is left out. "
            + "Mark the room again."
        })
  }

  private func marks(
    of learner: Learner, by marking: Marking, bench: String, progress: ProgressReporter
  ) throws -> [Int: Mark] {
    if let sources = learner.sources(of: marking.exercise) {
      return try marking.marks(
        for: sources, within: learner.folder, bench: bench, progress: progress)
    }
    guard let obstacle = learner.obstacle(to: marking.exercise) else { return [:] }
    let mark = Mark(state: .open, sentence: obstacle)
    return Dictionary(uniqueKeysWithValues: marking.exercise.tasks.map { ($0.number, mark) })
  }

  private func workers(for jobs: Int) -> Int {
    max(1, min(ProcessInfo.processInfo.activeProcessorCount, jobs))
  }

  private func rows(
    of learners: [Learner], marks: [RoomQueue.Job: [Int: Mark]]
  ) -> [RoomReport.Row] {
    learners.enumerated().map { index, learner in
      var row = RoomReport.Row(learner: learner.name)
      for (number, exercise) in exercises.enumerated() {
        let found = marks[RoomQueue.Job(exercise: number, learner: index)] ?? [:]
        for task in exercise.tasks { row.marks[task.id] = found[task.number] ?? .untouched }
      }
      return row
    }
  }
}
