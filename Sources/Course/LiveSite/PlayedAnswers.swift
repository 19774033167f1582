import Exercises
import Files
import Foundation
import Grading
import PlainText
import Scenes

/// The learner's answers that pages play: a program for each task, built on request.
final class PlayedAnswers: @unchecked Sendable {
  // Sendable: the lock guards the programs.
  private let course: Course
  private let lock = NSLock()
  private var programs: [String: AnswerProgram] = [:]

  init(of course: Course) { self.course = course }

  struct Request: Decodable {
    let task: String
    /// The input to play, in lines, or nil to build the answer.
    var question: String?
  }

  struct BuildResult: Encodable {
    let scene: String
    /// The shortest input for which the screen is wrong, or nil if the answer is right.
    @OrNull var counterexample: String?
  }

  /// Builds an answer and looks for a counterexample.
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

  /// Returns what happens for an input.
  func play(_ question: String, on id: String) throws -> String {
    guard let program = lock.withLock({ programs[id] }) else {
      throw CourseError("the server was restarted. Press “Play my answer” again.")
    }
    return try program.lines(asked: question)
  }
}
