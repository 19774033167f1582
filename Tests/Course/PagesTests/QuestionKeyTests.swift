import PlainText
import XCTest

@testable import Pages

final class QuestionKeyTests: XCTestCase {
  private let choice = Question.choice(
    "Which?", ["A\nB", "B\nA", "A"], because: ["`B` is first.", "`B` is missing."])

  func test_a_question_without_exactly_one_right_choice_is_reported() {
    let cases: [(Question, printed: [String], problem: String?)] = [
      (choice, ["A"], nil), (choice, ["C"], "no choice equals the cell's output; fix a choice"),
      (
        .choice("Which?", ["A", "B", "C"], because: ["It is not."]), ["A"],
        "a question with 3 choices needs 2 reasons, one for each wrong choice, but has 1"
      ),
      (
        .choice("Which?", ["A", "B", "A\n"], because: ["No.", "No."]), ["A"],
        "choices 1 and 3 equal the cell's output; change all but one"
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
}
