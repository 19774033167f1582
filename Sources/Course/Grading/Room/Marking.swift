import Terminal
import Exercises
import Files
import Foundation
import Pages
import Processes

/// Marks what learners handed in for one exercise, with this clone's tests.
///
/// Of what a learner handed in only the answers are read: tests, given files and records of progress are
/// this clone's own, and a link out of the folder is not followed. An answer that was marked before is
/// not run again (``MarkRecords``).
package struct Marking {
  package let exercise: Exercise
  package let course: Course
  private let isolation: Isolation?
  private let records: MarkRecords
  private let misconceptions: Misconceptions
  /// What the marks rest on beside the answers: another test or another misconception changes it.
  private let grounds: String

  package init(exercise: Exercise, course: Course, isolation: Isolation?) throws {
    self.exercise = exercise
    self.course = course
    self.isolation = isolation
    records = MarkRecords(of: course)
    misconceptions = try Misconceptions(of: exercise)
    grounds = SourceFile.digest(of: exercise.shipped.files) + misconceptions.text
  }

  package struct MarkedAnswers: Codable {
    /// By task number.
    package var marks: [Int: Mark]
    /// How long building and testing took; nil where nothing was tested.
    package var seconds: Double?
  }

  /// The marks of answers.
  ///
  /// - Parameter conflicts: Why the answer to a task cannot be told, by its number.
  package func marks(
    of answers: Answers, conflicts: [Int: String] = [:], progress: ProgressReporter
  ) throws -> MarkedAnswers {
    var marked = try marks(of: answers, progress: progress)
    for (task, sentence) in conflicts {
      marked.marks[task] = Mark(state: .open, sentence: sentence)
    }
    return marked
  }

  private func marks(
    of answers: Answers, progress: ProgressReporter
  ) throws -> MarkedAnswers {
    // Many hand in nothing but the files that they have written.
    let touched = exercise.tasks.filter {
      !answers.isUntouched($0, in: exercise) && !answers.missing.contains($0.number)
    }
    guard !touched.isEmpty else { return MarkedAnswers(marks: [:]) }
    let name = fingerprint(of: answers)
    if let known = try records.marked(named: name) { return known }
    var grader = Grader(bench: Workbench(exercise: exercise, kind: .room), progress: progress)
    grader.isolation = isolation
    let start = ContinuousClock.now
    do {
      let result = try grader.result(on: answers, of: touched)
      let seconds = start.secondsAgo
      let marked = MarkedAnswers(
        marks: try marks(result, on: answers, of: touched), seconds: seconds)
      if result.verdicts.values.allSatisfy(\.isRepeatable) {
        try records.keep(marked, named: name)
      }
      return marked
    } catch let problem as CourseError where !problem.isTheMachines {
      // What stands in the way of one learner's build is said in that learner's row.
      let mark = Mark(state: .open, sentence: problem.sentence)
      return MarkedAnswers(
        marks: Dictionary(uniqueKeysWithValues: touched.map { ($0.number, mark) }),
        seconds: start.secondsAgo)
    }
  }

  private func marks(
    _ result: GradingResult, on answers: Answers, of tasks: [ExerciseTask]
  ) throws -> [Int: Mark] {
    let report = CheckReport(
      exercise: exercise, tasks: tasks, result: result,
      explanations: try misconceptions.explanations(
        of: result.verdicts, on: answers, in: exercise), notices: [], next: "")
    var marks: [Int: Mark] = [:]
    for (task, row) in zip(tasks, report.tasks) {
      let solution = try TextFile.readIfPresent(exercise.solution(of: task))
      let answer = answers.text(of: task, in: exercise) ?? ""
      marks[task.number] = Mark(row, answer: answer, solution: solution)
    }
    return marks
  }

  /// What answers are known by: two learners with the same answers have the same.
  func fingerprint(of answers: Answers) -> String {
    let problems = answers.problems.sorted { $0.key < $1.key }
      .filter { !answers.missing.contains($0.key) }
      .map { "\($0.key) \($0.value.sentence)" }
    return exercise.chapter.digits + "-"
      + Digest.of(grounds + SourceFile.digest(of: answers.files) + problems.joined(separator: "\n"))
  }
}

extension ContinuousClock.Instant {
  /// To the millisecond.
  fileprivate var secondsAgo: Double { ((.now - self) / .milliseconds(1)).rounded() / 1000 }
}

extension TaskVerdict {
  /// A test that did not run may run the next time, unless others before it never ended.
  fileprivate var isRepeatable: Bool {
    guard case .graded(let results) = self else { return !isNotBuilt }
    let outcomes = results.map(\.outcome)
    return outcomes.contains(.hung) || !outcomes.contains(.notRun)
  }
}

/// The marks of answers that were graded before, and how long that took, in `.course/marks`: a file for each set
/// of answers.
///
/// They are safe to delete.
struct MarkRecords {
  private let folder: URL

  init(of course: Course) { folder = course.state.appendingPathComponent("marks") }

  /// Nil when there are none, or when they are damaged or another version's: then the answers are marked anew.
  func marked(named name: String) throws -> Marking.MarkedAnswers? {
    guard let data = try TextFile.dataIfPresent(file(named: name)) else { return nil }
    do {
      return try JSONDecoder().decode(Marking.MarkedAnswers.self, from: data)
    } catch is DecodingError {
      return nil
    }
  }

  func keep(_ marked: Marking.MarkedAnswers, named name: String) throws {
    try TextFile.write(marked.json, to: file(named: name))
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
