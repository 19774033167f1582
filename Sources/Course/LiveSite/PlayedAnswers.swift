import Exercises
import Files
import Foundation
import Grading
import PlainText
import Scenes

/// The answers that are played on the cards of tasks: each is built when its card asks, and kept for the
/// questions that follow.
final class PlayedAnswers: @unchecked Sendable {
  // Sendable: the course is constant, and the lock guards the programs.
  private let course: Course
  private let lock = NSLock()
  private var programs: [String: AnswerProgram] = [:]

  init(of course: Course) { self.course = course }

  struct Request: Decodable {
    let task: String
    /// What is typed, in lines; nil where the answer is to be built.
    var question: String?
  }

  /// What a card needs to play an answer.
  struct BuildResult: Encodable {
    /// The scene, in lines.
    let scene: String
    /// What is typed when the screen is wrong, in lines; nil if it was right a thousand times.
    @OrNull var counterexample: String?
  }

  /// Builds the answer as its file has it, and tries a thousand histories on it.
  func build(_ id: String) throws -> BuildResult {
    let (task, exercise) = try course.task(id)
    let held = try course.lock()
    defer { held.release() }
    _ = try course.begin(exercise)
    let program = try AnswerProgram(
      of: task, in: exercise, Answers(of: exercise, in: exercise.answers))
    let found = try program.counterexample()
    lock.withLock { programs[id] = program }
    return BuildResult(
      scene: Scenes.lines(of: [program.scene]),
      counterexample: found?.history.map(\.line).joined(separator: "\n"))
  }

  /// What happens when this is typed, in lines.
  func play(_ question: String, on id: String) throws -> String {
    guard let program = lock.withLock({ programs[id] }) else {
      throw CourseError("the book was started again since: press “Play my answer” once more.")
    }
    return try program.lines(asked: question)
  }
}
