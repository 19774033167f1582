import CourseFixtures
import Files
import XCTest

@testable import Exercises

final class RecordFileTests: FixtureTestCase {
  private func entry(_ verdict: String, _ text: String) -> String {
    "{\"verdict\": \"\(verdict)\", \"digest\": \"\(Digest.of(text))\", \"day\": \"2026-11-28\"}"
  }

  /// The states of the two tasks after a text was left in the record, and what is said.
  private func read(_ text: String) throws -> (states: [LearnerProgress.State], problem: String?) {
    try TextFile.write(text, to: LearnerProgress.file(in: fixture.course))
    let progress = LearnerProgress(of: fixture.course)
    let exercise = try fixture.exercise()
    return (exercise.tasks.map { progress.state(of: $0, in: exercise) }, progress.problem)
  }

  func test_an_entry_of_another_version_does_not_take_the_others_along() throws {
    try fixture.answer(1, "mine")
    let (states, problem) = try read(
      "{\"chapter\": 4, \"tasks\": {\"4.1\": \(entry("solved", "mine")), "
        + "\"4.2\": \(entry("skipped", "x"))}}")
    XCTAssertEqual(states, [.solved, .untouched])
    XCTAssertEqual(problem?.contains("1 entry of it could be read and is kept"), true)
    XCTAssertNil(LearnerProgress(of: fixture.course).problem, "it is said once")
  }

  func test_of_a_merge_both_halves_are_read() throws {
    try fixture.answer(1, "one")
    try fixture.answer(2, "two")
    for (first, second) in [("4.1", "4.2"), ("4.2", "4.1")] {
      let half = { (task: String) in
        "{\"chapter\": 4, \"tasks\": {\"\(task)\": \(self.entry("solved", task == "4.1" ? "one" : "two"))}}"
      }
      let (states, problem) = try read(
        "<<<<<<< HEAD\n\(half(first))\n||||||| base\n{}\n=======\n\(half(second))\n>>>>>>> other\n")
      XCTAssertEqual(states, [.solved, .solved])
      XCTAssertEqual(problem?.contains("2 entries of it could be read and are kept"), true)
    }
  }

  func test_of_two_halves_that_differ_the_solved_one_counts() throws {
    try fixture.answer(1, "mine")
    for (one, other) in [("solved", "failing"), ("failing", "solved")] {
      let (states, _) = try read(
        "{\"tasks\": {\n<<<<<<< HEAD\n\"4.1\": \(entry(one, "mine"))\n=======\n"
          + "\"4.1\": \(entry(other, "mine"))\n>>>>>>> other\n}}\n")
      XCTAssertEqual(states[0], .solved)
    }
  }

  func test_counts_of_hints_are_kept_one_by_one() throws {
    try TextFile.write(
      "{\"4.1\": 2, \"4.2\": \"many\"}",
      to: fixture.course.state.appendingPathComponent("hints.json"))
    let hints = HintsShown(of: fixture.course)
    XCTAssertEqual(hints.count(of: try fixture.task(1)), 2)
    XCTAssertEqual(hints.problem?.hasPrefix(".course/hints.json is damaged"), true)
  }
}
