import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging

final class MisconceptionsTests: XCTestCase {
  private func pattern(_ results: (String, String?)...) -> String? {
    Misconceptions.pattern(
      of: results.map { name, message in
        let failure = message.map { TestFailure(file: "a.swift", line: 1, message: $0) }
        return TestResult(name: name, outcome: failure.map(TestOutcome.failed) ?? .passed)
      })
  }

  func test_a_pattern_is_which_tests_fail_and_what_the_first_one_says_without_its_addresses() {
    let one = pattern(("a", nil), ("b", "1 is not 2"))
    for other in [
      pattern(("a", nil), ("b", "1 is not 3")), pattern(("a", "1 is not 2"), ("b", nil)),
      pattern(("a", nil), ("b", "1 is not 2"), ("c", "x")),
    ] { XCTAssertNotEqual(one, other) }
    XCTAssertEqual(
      pattern(("a", nil), ("b", "1 is not 2"), ("c", "x")),
      pattern(("a", nil), ("b", "1 is not 2"), ("c", "y")))
    XCTAssertEqual(pattern(("a", "<Cell: 0x7f01>")), pattern(("a", "<Cell: 0x55aa9>")))
    XCTAssertNil(pattern(("a", nil)), "it passes")
  }

  /// What is said of an answer that fails some tests, each with its own name as message, where known ones fail others.
  private func said(
    of answer: [String], crashing: Bool = false, knowing known: [String: [String]]
  ) throws -> [String] {
    let fixture = try CourseFixture()
    let (task, exercise) = (try fixture.task(1), try fixture.exercise())
    var misconceptions = Misconceptions()
    let edits = known.keys.sorted().map { "=== \($0)\nMisconception: \($0).\n-/// Double it.\n" }
    try TextFile.write(edits.joined(), to: exercise.wrongAnswers(to: task))
    for wrong in try WrongAnswer.all(of: task, in: exercise) {
      misconceptions.record(wrong, failing: results(known[wrong.name] ?? [], saying: "known"))
    }
    var results = results(answer, saying: "new")
    if crashing, let first = results.firstIndex(where: { $0.outcome != .passed }) {
      results[first].outcome = .crashed("TODO")
    }
    return try misconceptions.explanations(of: results, of: task, in: exercise).map(\.idea)
  }

  private func results(_ failing: [String], saying message: String) -> [TestResult] {
    ["a", "b", "c", "d"].map { name in
      let failure = TestFailure(file: "a.swift", line: 1, message: message)
      return TestResult(name: name, outcome: failing.contains(name) ? .failed(failure) : .passed)
    }
  }

  func test_an_answer_that_fails_almost_as_a_known_one_perhaps_has_its_idea() throws {
    let known = ["one": ["a", "b"], "other": ["b", "c"]]
    XCTAssertEqual(try said(of: ["a", "b", "d"], knowing: known), ["Perhaps: one."])
    XCTAssertEqual(try said(of: ["a"], knowing: known), ["Perhaps: one."])
    XCTAssertEqual(try said(of: ["b", "c"], knowing: known), ["Perhaps: other."])
    XCTAssertEqual(try said(of: ["b", "c"], crashing: true, knowing: known), [])
  }

  func test_an_answer_that_fails_in_another_way_is_told_nothing() throws {
    XCTAssertEqual(try said(of: ["b"], knowing: ["one": ["a", "b"]]), [], "Another test is first.")
    XCTAssertEqual(try said(of: ["a", "c"], knowing: ["one": ["a", "b"]]), [], "Neither has all.")
    let most = ["one": ["a", "b", "c"]]
    XCTAssertEqual(try said(of: ["a", "b", "c", "d"], knowing: most), [], "It passes nothing.")
  }

  func test_of_several_known_answers_that_are_as_near_all_are_named_unless_they_are_many() throws {
    var known = ["one": ["a", "b"], "other": ["a", "b"], "third": ["a"]]
    let wanted = ["Perhaps: one.", "Perhaps: other."]
    XCTAssertEqual(try said(of: ["a", "b", "c"], knowing: known), wanted)
    for name in ["more", "most"] { known[name] = ["a", "b"] }
    XCTAssertEqual(try said(of: ["a", "b", "c"], knowing: known), [])
  }

  func test_two_known_answers_that_fail_together_where_the_answer_does_are_both_named() throws {
    let known = ["one": ["a", "b"], "other": ["b", "c"]]
    XCTAssertEqual(
      try said(of: ["a", "b", "c"], knowing: known), ["Perhaps: one.", "Perhaps: other."])
    var many = known
    many["third"] = ["c"]
    XCTAssertEqual(
      try said(of: ["a", "b", "c"], knowing: many), ["Perhaps: one."],
      "Two pairs do, so none is taken.")
  }

  func test_a_belief_is_refuted_by_a_cell_and_a_slip_is_called_one() throws {
    let fixture = try CourseFixture()
    let task = try fixture.task(1)
    let sentence = { (remarks: [String: String], isCertain: Bool) in
      Explanation(WrongAnswer(task: task, name: "one", remarks: remarks), isCertain: isCertain)
        .sentence
    }
    let belief = ["Misconception": "One is two. See *Numbers*, page 04."]
    let refuted = "“One is two.” That is a mistake. See *Numbers*, page 04."
    XCTAssertEqual(sentence(belief, true), refuted)
    XCTAssertEqual(sentence(belief, false), "Perhaps: \(refuted)")
    XCTAssertEqual(
      sentence(["Slip": "It begins with 1."], true),
      "A slip of the pen: “It begins with 1.” The task says otherwise.")
    XCTAssertEqual(
      sentence(["Slip": "It begins with 1."], false),
      "Perhaps: a slip of the pen: “It begins with 1.” The task says otherwise.")
  }

  func test_time_that_passes_by_itself_is_told_of_where_the_solution_has_none() {
    let solution = "func a() { scheduler.after(1) { } }"
    let real = [
      "Task { try await Task.sleep(for: .seconds(1)) }", "queue.asyncAfter(deadline: d) { }",
    ]
    for answer in real {
      let found = Explanation.ofRealTime(in: answer, solution: solution)
      XCTAssertEqual(
        found?.sentence, "In the tests time moves only on `scheduler`; real seconds do not pass.")
      XCTAssertNil(Explanation.ofRealTime(in: answer, solution: answer))
    }
    XCTAssertNil(Explanation.ofRealTime(in: "struct Timer {}\nlet a = Timer()", solution: solution))
  }
}
