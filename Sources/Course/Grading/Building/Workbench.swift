import Exercises
import Files
import Foundation
import Processes

/// Where the answers to an exercise are built together with the course's own tests.
package struct Workbench {
  /// What answers are built for; each kind keeps the tests that it has built.
  package enum Kind: String, Sendable {
    case check, verify, room
  }

  package let exercise: Exercise
  /// Has the copies of the answers, with the paths that they have in the exercise.
  package let folder: URL
  /// The tests that were built last.
  package let bundle: URL
  package var memoryLimit = TestLimits.memory
  /// Seconds that a build may take.
  package var buildLimit = TestLimits.build

  package init(exercise: Exercise, kind: Kind) {
    self.exercise = exercise
    let base = exercise.chapter.root.appendingPathComponent(".build/course")
    folder = base.appendingPathComponent("check/\(exercise.chapter.name)")
    bundle = base.appendingPathComponent("tests/\(kind.rawValue).xctest")
  }

  package var testModule: String { "Answer\(exercise.chapter.digits)Tests" }

  /// Builds answers with the tests; returns the compiler's log if something doesn't compile.
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
