import Judging
import CourseModel
import Files
import Foundation

/// Marks what learners handed in for one exercise, with this clone's tests.
///
/// Of a learner's folder only the answers are read: tests, given files and records of progress are
/// this clone's own, and a link out of the folder is not followed. An answer that was marked before is
/// not run again (``MarkRecords``).
package struct Marking {
  package let exercise: Exercise
  package let course: Course
  private let records: MarkRecords
  private let times: MarkingTimes
  /// What the marks rest on beside the answers: another test or another misconception changes it.
  private let grounds: String

  package init(exercise: Exercise, course: Course) {
    self.exercise = exercise
    self.course = course
    records = MarkRecords(of: course)
    times = MarkingTimes(of: course)
    grounds =
      Originals.archive(exercise.originals.files) + Misconceptions(exercise: exercise.folder).text
  }

  /// The marks by task number, and how long they took; nil where nothing was tried, or nobody knows.
  package struct Outcome {
    package var marks: [Int: Mark]
    package var time: TrialTime?
  }

  /// The marks of a folder of answers inside a learner's own, tried on a bench of this kind.
  package func marks(
    for sources: URL, within boundary: URL, bench kind: Workbench.Kind, progress: ProgressReporter
  ) throws -> Outcome {
    let answers = Answers(of: exercise, in: sources, within: boundary)
    let touched = exercise.tasks.filter { answer(to: $0, in: answers) != exercise.stub(of: $0) }
    guard !touched.isEmpty else { return Outcome(marks: [:]) }
    let name = fingerprint(of: answers)
    if let known = records.marks(named: name) {
      return Outcome(marks: known, time: times.time(named: name))
    }
    let trial = Trial(bench: Workbench(exercise: exercise, kind: kind), progress: progress)
    let start = ContinuousClock.now
    do {
      let (verdicts, time) = try trial.timedVerdicts(on: answers, of: touched)
      let marks = try marks(verdicts, on: answers, of: touched)
      if verdicts.values.allSatisfy(\.isRepeatable) {
        try times.keep(time, named: name)
        try records.keep(marks, named: name)
      }
      return Outcome(marks: marks, time: time)
    } catch let problem as CourseError where !problem.isTheMachines {
      // What stands in the way of one learner's build is said in that learner's row.
      let mark = Mark(state: .open, sentence: problem.sentence)
      return Outcome(
        marks: Dictionary(uniqueKeysWithValues: touched.map { ($0.number, mark) }),
        time: TrialTime(seconds: (.now - start).inSeconds))
    }
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

  /// What answers are known by: two learners with the same answers have the same.
  func fingerprint(for sources: URL, within boundary: URL) -> String {
    fingerprint(of: Answers(of: exercise, in: sources, within: boundary))
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
  /// A test that did not run may run the next time, unless others before it never ended.
  fileprivate var isRepeatable: Bool {
    guard case .judged(let results) = self else { return self != .notBuilt }
    let outcomes = results.map(\.outcome)
    return outcomes.contains(.hung) || !outcomes.contains(.notRun)
  }
}
