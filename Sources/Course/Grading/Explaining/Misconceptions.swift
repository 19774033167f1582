import Exercises
import Files
import Foundation

/// How the tests fail on each wrong answer that is known, so that a learner who gives one is told
/// what it stands for.
///
/// `Solutions/NN-name/WrongAnswers/failures.txt` has a line for each: its place, and the tests that fail with what
/// they got. `maintain verify` writes it. The sentence itself stands
/// in the ``WrongAnswer``.
package struct Misconceptions: Equatable {
  /// The tests that fail, in order, by place (`Task1Countdown/waits-first`).
  ///
  /// None of one whose failures differ from run to run.
  package private(set) var failures: [String: [FailedTest]] = [:]

  /// Stands for the failures of one whose failures differ.
  private static let varies = "varies"

  /// The name of the file.
  package static let name = "failures.txt"

  package static func file(of exercise: Exercise) -> URL {
    exercise.wrongAnswers.appendingPathComponent(name)
  }

  package init() {}

  /// Without a file nothing is known.
  package init(of exercise: Exercise) throws {
    let text = try TextFile.readIfPresent(Misconceptions.file(of: exercise)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count > 1 else { continue }
      let found = words[1...].compactMap(FailedTest.init(recorded:))
      // A line of another kind is no record.
      guard words[1...] == [Misconceptions.varies[...]] || found.count == words.count - 1 else {
        continue
      }
      failures[String(words[0])] = found
    }
  }

  package var text: String {
    let lines = failures.keys.sorted().compactMap(line).map { "\($0)\n" }
    return "# How each wrong answer fails, and what its tests got. "
      + "Written by `maintain verify`.\n" + lines.joined()
  }

  /// What is known of one, as the file says it.
  private func line(of place: String) -> String? {
    failures[place].map { failures in
      let words = failures.isEmpty ? [Misconceptions.varies] : failures.map(\.recorded)
      return ([place] + words).joined(separator: " ")
    }
  }

  /// Forgets the others.
  package mutating func keep(_ isKept: (_ place: String) -> Bool) {
    failures = failures.filter { isKept($0.key) }
  }

  package mutating func record(_ wrong: WrongAnswer, failing results: [TestResult]) {
    failures[wrong.place] =
      wrong.reasonToVary == nil ? results.compactMap(FailedTest.init) : []
  }
}
