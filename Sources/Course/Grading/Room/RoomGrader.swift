import Exercises
import Files
import Foundation
import PlainText
import Processes

/// A grader that uses this clone's tests to test the answers of all learners in a room.
package struct RoomGrader {
  private let learners: [Learner]
  private let notices: [String]
  private let graders: [SubmissionGrader]
  private let course: Course
  private let progress: ProgressReporter

  /// Creates a grader of the learners in a folder, without a sandbox if `isolation` is `nil`.
  package init(
    room: URL, exercises: [Exercise], course: Course, isolation: Isolation?,
    progress: ProgressReporter = .silent
  ) throws {
    (learners, notices) = try Learner.all(
      in: room, of: course, exercises: course.exercises())
    graders = try exercises.map {
      try SubmissionGrader(exercise: $0, course: course, isolation: isolation)
    }
    self.course = course
    self.progress = progress
  }

  package func report() throws -> RoomReport {
    let lock = try FileLock(course.root.appendingPathComponent(".build/course/room.lock")) {
      holder in
      progress.show("waiting for process \(holder), which is grading a room")
      progress.tick()
    }
    defer { lock.release() }
    let tasks = graders.flatMap { $0.exercise.tasks.map(\.id) }
    var rows = learners.map {
      RoomReport.LearnerRow(learner: $0.name, problem: $0.submission.problem)
    }
    // Finish one exercise for all learners before the next, because switching slows the build.
    for (round, grader) in graders.enumerated() {
      for (index, learner) in learners.enumerated() where rows[index].problem == nil {
        let number = round * learners.count + index
        let graded = try marks(
          of: learner, by: grader,
          progress.about(
            "\(number) of \(graders.count * learners.count) · \(learner.name.onOneLine)"))
        progress.clear()
        // Don't treat a removed folder as an empty submission.
        guard let graded, learner.folder.isFolder else {
          rows[index] = RoomReport.LearnerRow(
            learner: learner.name,
            problem: "The folder was removed during grading. Run the command again.")
          continue
        }
        for task in grader.exercise.tasks {
          rows[index].marks[task.id] = graded.marks[task.number] ?? .untouched
        }
        if let seconds = graded.seconds {
          rows[index].seconds = (rows[index].seconds ?? 0) + seconds
        }
      }
    }
    return RoomReport(
      tasks: tasks, learners: rows, notices: notices + solutionsUsed(in: rows, tasks))
  }

  /// Returns a learner's grades, or `nil` if the learner's folder no longer exists.
  private func marks(
    of learner: Learner, by grader: SubmissionGrader, _ progress: ProgressReporter
  ) throws -> SubmissionGrader.GradedAnswers? {
    guard learner.folder.isFolder else { return nil }
    let exercise = grader.exercise
    let (files, conflicts) = learner.submission.answers(to: exercise)
    guard !files.isEmpty else {
      let obstacle = learner.submission.obstacle(to: exercise)
      let marks = obstacle.map { sentence in
        exercise.tasks.map { ($0.number, Mark(state: .open, sentence: sentence)) }
      }
      return SubmissionGrader.GradedAnswers(marks: Dictionary(uniqueKeysWithValues: marks ?? []))
    }
    let answers = try Answers(
      of: exercise, files: files, within: learner.folder.resolvingSymlinksInPath())
    return try grader.marks(of: answers, conflicts: conflicts, progress: progress)
  }

  private func solutionsUsed(in rows: [RoomReport.LearnerRow], _ tasks: [String]) -> [String] {
    tasks.compactMap { task in
      let found = rows.filter { $0.marks[task]?.solutionsUsed.isEmpty == false }
      guard let others = found.first?.marks[task]?.solutionsUsed else { return nil }
      let names = found.map(\.learner.onOneLine).joined(separator: ", ")
      return
        "\(task) was graded with the course's solution to \(others.joined(separator: " and ")) "
        + "for these learners: \(names)."
    }
  }
}
