import Files
import Foundation

/// Marks what learners handed in for one exercise, with this clone's tests.
///
/// Of a learner's folder only the answers are read: tests, given files and records of progress are
/// this clone's own. An answer that was marked before is not run again; the marks are kept in
/// `.course/marks`, a file for each set of answers, and are safe to delete.
package struct Marking {
  package let exercise: Exercise
  package let course: Course
  package let progress: ProgressReporter
  /// What the marks rest on beside the answers: another test or another misconception changes it.
  private let grounds: String

  package init(exercise: Exercise, course: Course, progress: ProgressReporter) {
    self.exercise = exercise
    self.course = course
    self.progress = progress
    grounds =
      Originals.archive(exercise.originals.files) + Misconceptions(exercise: exercise.folder).text
  }

  /// The marks by task, for a folder of answers.
  package func marks(for sources: URL) throws -> [Int: Mark] {
    let answers = Answers(of: exercise, in: sources)
    let touched = exercise.tasks.filter { answer(to: $0, in: answers) != exercise.stub(of: $0) }
    guard !touched.isEmpty else { return [:] }
    let record = course.state.appendingPathComponent("marks/\(fingerprint(of: answers)).json")
    if let known = try? JSONDecoder().decode([Int: Mark].self, from: Data(contentsOf: record)) {
      return known
    }
    let trial = Trial(bench: Workbench(exercise: exercise, kind: "room"), progress: progress)
    let verdicts = try trial.verdicts(on: answers, of: touched)
    let marks = try marks(verdicts, on: answers, of: touched)
    if verdicts.values.allSatisfy(\.isRepeatable) {
      try TextFile.write(try JSON.line(marks), to: record)
    }
    return marks
  }

  private func marks(
    _ verdicts: [Int: TaskVerdict], on answers: Answers, of tasks: [ExerciseTask]
  ) throws -> [Int: Mark] {
    let report = CheckReport(
      exercise: exercise, tasks: tasks, verdicts: verdicts,
      misconceptions: try Misconceptions(exercise: exercise.folder)
        .sentences(behind: verdicts, on: answers, of: exercise), notices: [], next: "")
    return Dictionary(
      uniqueKeysWithValues: zip(tasks, report.tasks).map { task, row in
        let solution = try? TextFile.read(exercise.solution(of: task))
        let answer = answer(to: task, in: answers) ?? ""
        return (task.number, Mark(row, answer: answer, solution: solution))
      })
  }

  /// Nil when the file cannot be tried.
  private func answer(to task: ExerciseTask, in answers: Answers) -> String? {
    guard answers.problems[task.number] == nil else { return nil }
    return answers.text(of: task, in: exercise)
  }

  private func fingerprint(of answers: Answers) -> String {
    let problems = answers.problems.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.sentence)"
    }
    return exercise.chapter.digits + "-"
      + Digest.of(grounds + Originals.archive(answers.files) + problems.joined(separator: "\n"))
  }
}

extension TaskVerdict {
  /// A test that ran out of time may have been unlucky.
  fileprivate var isRepeatable: Bool {
    guard case .judged(let results) = self else { return self != .notBuilt }
    return results.allSatisfy { ![.hung, .notRun, .unproven].contains($0.outcome) }
  }
}
