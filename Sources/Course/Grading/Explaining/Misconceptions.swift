import Exercises
import Files
import Foundation

/// The failures of each known wrong answer, from `Solutions/NN-name/WrongAnswers/failures.txt`.
///
/// `maintain verify` writes the file. The misconceptions and slips are in ``WrongAnswer``.
package struct Misconceptions: Equatable {
  /// The failed tests, keyed by wrong answer, such as `Task1Countdown/waits-first`.
  ///
  /// The array is empty if the failures vary from run to run.
  package private(set) var failures: [String: [FailedTest]] = [:]

  private static let varies = "varies"

  package static let name = "failures.txt"

  package static func file(of exercise: Exercise) -> URL {
    exercise.wrongAnswers.appendingPathComponent(name)
  }

  package init() {}

  package init(of exercise: Exercise) throws {
    let text = try TextFile.readIfPresent(Misconceptions.file(of: exercise)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      guard words.count > 1 else { continue }
      let found = words[1...].compactMap(FailedTest.init(recorded:))
      // Ignore lines that aren't records.
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

  private func line(of place: String) -> String? {
    failures[place].map { failures in
      let words = failures.isEmpty ? [Misconceptions.varies] : failures.map(\.recorded)
      return ([place] + words).joined(separator: " ")
    }
  }

  package mutating func keep(_ isKept: (_ place: String) -> Bool) {
    failures = failures.filter { isKept($0.key) }
  }

  package mutating func record(_ wrong: WrongAnswer, failing results: [TestResult]) {
    failures[wrong.place] =
      wrong.reasonToVary == nil ? results.compactMap(FailedTest.init) : []
  }
}
