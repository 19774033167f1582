import Exercises
import Files
import Foundation
import Pages
import PlainText
import Processes

/// A grader that tests submissions for one exercise with this clone's tests.
///
/// Only the answers come from a submission. The tests and the given files come from this clone,
/// and links that lead out of the submission aren't followed. ``MarkRecords`` caches the grades.
package struct SubmissionGrader {
  package let exercise: Exercise
  package let course: Course
  private let isolation: Isolation?
  private let records: MarkRecords
  private let misconceptions: Misconceptions
  /// The part of the cache key that doesn't depend on the answers.
  private let basis: String

  package init(exercise: Exercise, course: Course, isolation: Isolation?) throws {
    self.exercise = exercise
    self.course = course
    self.isolation = isolation
    records = MarkRecords(of: course)
    misconceptions = try Misconceptions(of: exercise)
    basis = SourceFile.digest(of: exercise.shipped.files) + misconceptions.text
  }

  package struct GradedAnswers: Codable {
    /// The grades, keyed by task number.
    package var marks: [Int: Mark]
    /// The seconds for building and testing, or `nil` if nothing was tested.
    package var seconds: Double?
  }

  /// Grades the answers in one submission.
  ///
  /// - Parameter conflicts: The reasons why answers are ambiguous, keyed by task number.
  package func marks(
    of answers: Answers, conflicts: [Int: String] = [:], progress: ProgressReporter
  ) throws -> GradedAnswers {
    // Skip missing files, because many learners submit only the files that they have changed.
    let touched = exercise.tasks.filter {
      !answers.isUntouched($0, in: exercise) && !answers.missing.contains($0.number)
    }
    var graded = touched.isEmpty ? GradedAnswers(marks: [:]) : try grade(answers, touched, progress)
    for (task, sentence) in conflicts {
      graded.marks[task] = Mark(state: .open, sentence: sentence)
    }
    return graded
  }

  private func grade(
    _ answers: Answers, _ tasks: [ExerciseTask], _ progress: ProgressReporter
  ) throws -> GradedAnswers {
    let name = fingerprint(of: answers)
    if let known = try records.grades(named: name) { return known }
    var grader = Grader(bench: Workbench(exercise: exercise, kind: .room), progress: progress)
    grader.isolation = isolation
    let start = ContinuousClock.now
    do {
      let result = try grader.result(on: answers, of: tasks)
      let seconds = start.secondsAgo
      let graded = GradedAnswers(
        marks: try marks(result, on: answers, of: tasks), seconds: seconds)
      if result.verdicts.values.allSatisfy(\.isRepeatable) {
        try records.save(graded, named: name)
      }
      return graded
    } catch let problem as CourseError where !problem.isMachineProblem {
      // Report a problem with one learner's build in that learner's row.
      let mark = Mark(state: .open, sentence: problem.sentence)
      return GradedAnswers(
        marks: Dictionary(uniqueKeysWithValues: tasks.map { ($0.number, mark) }),
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

  /// Returns the cache key, which is the same for equal answers.
  func fingerprint(of answers: Answers) -> String {
    let problems = answers.problems.sorted { $0.key < $1.key }
      .filter { !answers.missing.contains($0.key) }
      .map { "\($0.key) \($0.value.sentence)" }
    return exercise.chapter.digits + "-"
      + Digest.of(basis + SourceFile.digest(of: answers.files) + problems.joined(separator: "\n"))
  }
}

extension ContinuousClock.Instant {
  fileprivate var secondsAgo: Double { ((.now - self) / .milliseconds(1)).rounded() / 1000 }
}

extension TaskVerdict {
  /// A Boolean value that indicates whether grading again would give the same verdict.
  fileprivate var isRepeatable: Bool {
    guard case .graded(let results) = self else { return !isNotBuilt }
    let outcomes = results.map(\.outcome)
    return outcomes.contains(.hung) || !outcomes.contains(.notRun)
  }
}

/// Cached grades, which are in `.course/marks` and can be deleted.
struct MarkRecords {
  private let folder: URL

  init(of course: Course) { folder = course.state.appendingPathComponent("marks") }

  /// Returns the cached grades, or `nil` if the file is missing, damaged, or in an unknown format.
  func grades(named name: String) throws -> SubmissionGrader.GradedAnswers? {
    guard let data = try TextFile.dataIfPresent(file(named: name)) else { return nil }
    do {
      return try JSONDecoder().decode(SubmissionGrader.GradedAnswers.self, from: data)
    } catch is DecodingError {
      return nil
    }
  }

  func save(_ graded: SubmissionGrader.GradedAnswers, named name: String) throws {
    try TextFile.write(graded.json, to: file(named: name))
  }

  private func file(named name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
