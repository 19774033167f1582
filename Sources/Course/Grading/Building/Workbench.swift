import Exercises
import Files
import Foundation
import Processes

/// The folder in which answers are built together with the course's tests.
package struct Workbench {
  /// The purposes of a build, each with its own test bundle.
  package enum Kind: String, Sendable {
    case check, verify, room
  }

  package let exercise: Exercise
  /// The folder for the copied answers, which keep their paths in the exercise.
  package let folder: URL
  /// The most recently built test bundle.
  package let bundle: URL
  package var memoryLimit = TestLimits.memory
  /// The time limit for a build, in seconds.
  package var buildLimit = TestLimits.build

  package init(exercise: Exercise, kind: Kind) {
    self.exercise = exercise
    let base = exercise.chapter.root.appendingPathComponent(".build/course")
    folder = base.appendingPathComponent("check/\(exercise.chapter.name)")
    bundle = base.appendingPathComponent("tests/\(kind.rawValue).xctest")
  }

  package var testModule: String { "Answer\(exercise.chapter.digits)Tests" }

  /// Builds the answers with their tests, and returns the compiler's log if the build fails.
  package func log(
    ofBuilding answers: [SourceFile], until cancellation: Cancellation = Cancellation(),
    tick: @escaping () -> Void
  ) throws -> String? {
    let root = exercise.chapter.root
    var build = AnswerBuild(root: root, answer: exercise.chapter.name, folder: folder)
    build.limit = buildLimit
    return try build.make(
      SwiftBuild(of: root).tests(of: Course.packageName), as: bundle, of: answers,
      ["--build-tests"], until: cancellation, tick: tick)
  }
}
