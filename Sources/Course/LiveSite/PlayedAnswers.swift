import Exercises
import Files
import Foundation
import Grading
import PlainText
import Scenes

/// The programs that play inputs on the learner's answers, each built on request.
final class PlayedAnswers: @unchecked Sendable {
  // Sendable: the lock guards the programs.
  private let course: Course
  private let lock = NSLock()
  private var programs: [String: AnswerProgram] = [:]

  init(of course: Course) { self.course = course }

  struct Request: Decodable {
    let task: String
    /// The inputs to play, one per line, or `nil` to build the answer instead.
    var inputs: String?
  }

  struct BuildResult: Encodable {
    let scene: String
    /// A short list of inputs that make the screen wrong, or `nil` if none were found.
    @OrNull var counterexample: String?
  }

  /// Builds an answer and searches for inputs that make the screen wrong.
  func build(_ id: String) throws -> BuildResult {
    let (task, exercise) = try course.task(id)
    let held = try course.lock()
    defer { held.release() }
    _ = try course.createAnswers(for: exercise)
    let program = try AnswerProgram(
      of: task, in: exercise, Answers(of: exercise, in: exercise.answers))
    let found = try program.counterexample()
    lock.withLock { programs[id] = program }
    return BuildResult(
      scene: Scenes.lines(of: [program.scene]),
      counterexample: found?.history.map(\.line).joined(separator: "\n"))
  }

  /// Returns the events for the given inputs.
  func play(_ inputs: String, on id: String) throws -> String {
    guard let program = lock.withLock({ programs[id] }) else {
      throw CourseError("the server was restarted. Press “Play my answer” again.")
    }
    return try program.lines(for: inputs)
  }
}
