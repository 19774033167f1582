import PlainText
import XCTest

@testable import Pages

final class QuestionKeyTests: XCTestCase {
  private let choice = Question.choice(
    "Which?", ["A\nB", "B\nA", "A"], because: ["`B` is first.", "`B` is missing."])

  func test_a_wrong_choice_has_its_own_reason() {
    let question = Question.choice(
      "Which?", ["A", "B", "C"], because: ["`A` was first.", "`C` is last."])
    XCTAssertEqual(
      question.verdict(on: 1, printed: ["B"]),
      .wrong(1, right: 2, because: "`A` was first."))
    XCTAssertEqual(
      question.verdict(on: 3, printed: ["B"]),
      .wrong(3, right: 2, because: "`C` is last."))
    XCTAssertEqual(question.reasons(printed: ["A"]).map(\.choice), [2, 3])
  }

  func test_a_question_without_exactly_one_right_choice_is_reported() {
    let cases: [(Question, printed: [String], problem: String?)] = [
      (choice, ["A"], nil), (choice, ["C"], "none of the choices is what the cell prints"),
      (
        .choice("Which?", ["A", "B", "C"], because: ["It is not."]), ["A"],
        "a question with 3 choices needs 2 reasons, one for each wrong choice, but has 1"
      ),
      (
        .choice("Which?", ["A", "B", "A\n"], because: ["No.", "No."]), ["A"],
        "choices 1 and 3 are what the cell prints; only one choice may be right"
      ),
      (
        .choice("And then?", about: .line(4), ["A"], because: []), ["A", "B"],
        "the question is about line 4, but the cell prints 2 lines"
      ),
    ]
    for (question, printed, problem) in cases {
      XCTAssertEqual(question.problem(printed: printed), problem, "\(question)")
    }
  }

  func test_a_question_can_be_about_a_part() {
    let output = ["A", "B", "C"]
    XCTAssertEqual(Question.Part.output.lines(of: output), output)
    XCTAssertEqual(Question.Part.line(2).lines(of: output), ["B"])
    XCTAssertEqual(Question.Part.lastLine.lines(of: output), ["C"])
    XCTAssertEqual(Question.Part.numberOfLines.lines(of: output), ["3"])
  }
}
