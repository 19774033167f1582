import CourseFixtures
import Files
import Marbles
import XCTest

@testable import Exercises
@testable import Grading

final class MisconceptionsTests: XCTestCase {
  /// Returns the results of the tests `a` to `d`.
  ///
  /// If `failing` is `a1 b!`, test `a` gets the wrong value 1, `b` crashes, and the others pass.
  private func results(_ failing: String) -> [TestResult] {
    ["a", "b", "c", "d"].map { name in
      let word = failing.split(separator: " ").first { $0.hasPrefix(name) }
      let outcome: TestOutcome? = word.map { word in
        word == "\(name)!" ? .crashed("TODO") : .failed(failure(got: "\(word.dropFirst())"))
      }
      return TestResult(name: name, outcome: outcome ?? .passed)
    }
  }

  private func failure(got: String, of row: Row? = nil) -> TestFailure {
    TestFailure(
      file: "a.swift", line: 1,
      message: "XCTAssertEqual failed: (\"\(got)\") is not equal to (\"0\") - It is 0.", got: row)
  }

  /// Returns the misconceptions that are shown for an answer.
  ///
  /// For example, the misconception behind the known wrong answer `one-same` is `same`.
  private func ideas(of answer: String, knowing known: [String: String]) throws -> [String] {
    let fixture = try CourseFixture()
    let (task, exercise) = (try fixture.task(1), try fixture.exercise())
    let edits = known.keys.sorted().map {
      "=== \($0)\nMisconception: \($0.split(separator: "-").last ?? "").\n-/// Double it.\n"
    }
    try TextFile.write(edits.joined(), to: exercise.wrongAnswers(to: task))
    var misconceptions = Misconceptions()
    for wrong in try WrongAnswer.all(of: task, in: exercise) {
      misconceptions.record(wrong, failing: results(known[wrong.name] ?? ""))
    }
    try TextFile.write(misconceptions.text, to: Misconceptions.file(of: exercise))
    return try Misconceptions(of: exercise)
      .explanations(
        of: .graded(results(answer)), knowing: WrongAnswer.all(of: task, in: exercise)
      )
      .map { ($0.isCertain ? "" : "Perhaps: ") + ($0.idea ?? "") }
  }

  func test_an_answer_that_fails_exactly_like_a_known_one_has_its_idea() throws {
    let known = ["one": "a1 b1", "other": "a2 b1", "third": "a1"]
    XCTAssertEqual(try ideas(of: "a1 b1", knowing: known), ["one."])
    XCTAssertEqual(try ideas(of: "a2 b1", knowing: known), ["other."])
    XCTAssertEqual(try ideas(of: "a1", knowing: known), ["third."])
  }

  func test_an_answer_that_differs_in_the_shown_test_has_no_idea() throws {
    XCTAssertEqual(try ideas(of: "a2 b1 c1", knowing: ["one": "a1 b1 c1"]), [])
    XCTAssertEqual(try ideas(of: "a1 b1 c1", knowing: ["one": "b1 c1"]), [])
  }

  func test_an_answer_that_agrees_in_the_shown_test_perhaps_has_the_idea() throws {
    XCTAssertEqual(try ideas(of: "a1 b1 c1", knowing: ["one": "a1 b1"]), ["Perhaps: one."])
    XCTAssertEqual(try ideas(of: "b1", knowing: ["one": "b1 c1"]), ["Perhaps: one."])
    XCTAssertEqual(
      try ideas(of: "a1 b2 c2", knowing: ["one": "a1 b1 c1"]), [], "Most tests contradict “one”.")
  }

  func test_only_the_most_similar_idea_is_shown_and_none_if_two_are_equally_similar() throws {
    let known = ["one": "a1 b1 c1", "other": "a1 b2 d1"]
    XCTAssertEqual(try ideas(of: "a1 b1", knowing: known), ["Perhaps: one."])
    XCTAssertEqual(try ideas(of: "a1 b2 c1 d1", knowing: known), ["Perhaps: other."])
    XCTAssertEqual(try ideas(of: "a1", knowing: ["one": "a1", "other": "a1"]), [])
    XCTAssertEqual(try ideas(of: "a1", knowing: ["one-same": "a1", "other-same": "a1"]), ["same."])
    XCTAssertEqual(try ideas(of: "a1 b1", knowing: ["one": "a1 b2", "other": "a1 b3"]), [])
  }

  func test_two_ideas_are_shown_if_together_they_explain_all_failures() throws {
    let known = ["one": "a1 b1", "other": "d1"]
    XCTAssertEqual(
      try ideas(of: "a1 b1 d1", knowing: known), ["Perhaps: one.", "Perhaps: other."])
    XCTAssertEqual(
      try ideas(of: "a1 b1 d1", knowing: known.merging(["third": "d1"]) { $1 }), ["Perhaps: one."],
      "If two pairs each explain all failures, no pair should be shown.")
  }

  func test_crashes_count_only_if_everything_else_agrees() throws {
    let known = ["one": "b! c1"]
    XCTAssertEqual(try ideas(of: "b! c1", knowing: known), ["one."])
    XCTAssertEqual(try ideas(of: "b! c1 d1", knowing: known), [])
    XCTAssertEqual(try ideas(of: "a! b! c! d!", knowing: ["one": "a! b! c! d!"]), [])
  }

  func test_addresses_and_thread_numbers_are_ignored() {
    let digest = { FailedTest(TestResult(name: "a", outcome: .failed($0)))?.failureDigest }
    XCTAssertEqual(
      digest(failure(got: "<ListRow: 0x7f01>")), digest(failure(got: "<ListRow: 0x55aa9>")))
    XCTAssertEqual(digest(failure(got: "on thread 4")), digest(failure(got: "on thread 12")))
    XCTAssertNotEqual(digest(failure(got: "1")), digest(failure(got: "2")))
    let rows = ["-a-|", "--a|"].map { Row("", Timeline<String>($0)) }
    XCTAssertNotEqual(
      digest(failure(got: "drawn", of: rows[0])), digest(failure(got: "drawn", of: rows[1])))
    XCTAssertEqual(
      digest(failure(got: "drawn", of: rows[0])),
      digest(failure(got: "drawn", of: rows[0].withOrigins([[0]]))),
      "The digest should not depend on the causes of values.")
    XCTAssertNil(FailedTest(TestResult(name: "a", outcome: .passed)))
  }

  func test_a_misconception_names_a_cell_and_a_slip_quotes_the_task() throws {
    let fixture = try CourseFixture()
    let task = try fixture.task(1)
    let sentence = { (remarks: [String: String], isCertain: Bool) in
      Explanation(WrongAnswer(task: task, name: "one", remarks: remarks), isCertain: isCertain)
        .sentence
    }
    let belief = ["Misconception": "One is two.", "See": "*Numbers*, page 04"]
    let refuted = "“One is two.” That is a mistake. See *Numbers*, page 04."
    XCTAssertEqual(sentence(belief, true), refuted)
    XCTAssertEqual(sentence(belief, false), "Perhaps: \(refuted)")
    XCTAssertEqual(
      sentence(["Slip": "It begins with 1.", "Task": "\"from 0 on\""], true),
      "What your code does: “It begins with 1.” The task: \"from 0 on\".")
    XCTAssertEqual(
      sentence(["Slip": "It begins with 1.", "Task": "\"from 0 on\""], false),
      "What your code might do: “It begins with 1.” The task: \"from 0 on\".")
  }

  func test_waiting_for_real_time_is_reported_unless_the_solution_waits_too() {
    let solution = "func a() { scheduler.after(1) { } }"
    let real = [
      "Task { try await Task.sleep(for: .seconds(1)) }", "queue.asyncAfter(deadline: d) { }",
    ]
    for answer in real {
      let found = Explanation.ofRealTime(in: answer, solution: solution)
      XCTAssertEqual(
        found?.sentence, "In the tests, time passes only on `scheduler`, not on the real clock.")
      XCTAssertNil(Explanation.ofRealTime(in: answer, solution: answer))
    }
    XCTAssertNil(Explanation.ofRealTime(in: "struct Timer {}\nlet a = Timer()", solution: solution))
  }
}
