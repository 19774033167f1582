import XCTest

@testable import Notebook
@testable import Pages

final class ReaderTests: XCTestCase {
  private let page = """
    cell("One") {
      //> A
      //> B
    }
    cell("Two") {
      //> C
    }
    cell("Three") { }
    //: The end.
    """
  private let printing = ["One": "A\nB\n", "Two": "C\n"]
  private let choice = Question.choice("Which?", ["B\nA", "A\nB"], because: ["`B` is second."])
  private let pause = "Return: continue · e: change this cell · ?: all keys › "
  private let prediction = "your prediction (Return to skip · ?: all keys) › "

  private func run(
    _ answers: [String], _ arguments: [String] = [], questions: [String: Question] = [:]
  ) -> String {
    PageRun(page, arguments, printing: printing, questions: questions, answers: answers).text
  }

  func test_Return_continues_and_a_runs_the_rest_and_q_quits() {
    let cases: [(answers: [String], arguments: [String], pauses: Int, end: String)] = [
      (["", "", ""], [], 3, "The end."), (["a"], [], 1, "The end."), ([], [], 1, "The end."),
      (["q"], ["--all"], 0, "The end."), (["", "q"], [], 2, "Two"),
    ]
    for (answers, arguments, pauses, end) in cases {
      let text = run(answers, arguments)
      XCTAssertEqual(count(pause, in: text), pauses, "\(answers) \(arguments)")
      XCTAssertTrue(text.contains(end), text)
      XCTAssertEqual(text.contains("Three"), end == "The end.", text)
    }
  }

  func test_a_recap_waits_before_its_answers() {
    let recap =
      "cell(\"One\") { }\n//: Answer first, then look:\n//:\n//: 1. Who waits?\n//:\n//: *The reader.*"
    let text = PageRun(recap, answers: ["", ""]).text
    let parts = text.components(separatedBy: "Return: more")
    XCTAssertEqual(parts.count, 2, text)
    XCTAssertTrue(parts[0].contains("Who waits?"), text)
    XCTAssertTrue(parts.last?.contains("The reader.") == true, text)
  }

  func test_predictions_are_counted() {
    let text = run(
      ["2", "", "1", "a"],
      questions: ["One": choice, "Two": .choice("Which?", ["D", "C"], because: ["No."])])
    XCTAssertTrue(text.contains("✓ Your prediction is right."), text)
    XCTAssertTrue(text.hasSuffix("1 of 2 predictions right.\n\n"), text)
  }

  func test_a_question_mark_lists_the_keys_instead_of_predicting() {
    let text = run(["?", "2", "a"], questions: ["One": choice])
    XCTAssertTrue(text.contains("Return  skip the question"), text)
    XCTAssertTrue(text.contains("✓ Your prediction is right."), text)
  }

  func test_Return_skips_a_question_without_a_score() {
    let text = run(["", "a"], questions: ["One": choice])
    XCTAssertTrue(text.contains("  │ A\n"))
    XCTAssertFalse(text.contains("prediction right"))
  }

  func test_an_invalid_choice_repeats_the_prompt() {
    let text = run(["7", "e", "\(Int.min)", "2", "a"], questions: ["One": choice])
    XCTAssertEqual(count("a number from 1 to 2 (Return to skip · ?: all keys) › ", in: text), 3)
    XCTAssertTrue(text.contains("✓"), text)
  }

  func test_a_wrong_prediction_shows_its_reason() {
    XCTAssertTrue(
      run(["1", "a"], questions: ["One": choice])
        .contains("✗ Choice 1 is wrong; the cell printed choice 2.\n  `B` is second.\n"))
  }

  func test_a_question_without_a_right_choice_does_not_blame_the_reader() {
    let text = run(
      ["", "1", "a"], questions: ["Two": .choice("Which?", ["X", "Y"], because: ["No."])])
    XCTAssertTrue(text.contains("✗ main.swift:5: no choice equals"), text)
    XCTAssertFalse(text.contains("the cell printed choice"), text)
    XCTAssertFalse(text.contains("prediction right"), text)
  }

  func test_a_prompt_wraps_at_the_window_and_is_erased() {
    let text = PageRun(
      "cell(\"One\") { }\ncell(\"Two\") { }", questions: ["One": .choice("?", [""], because: [])],
      answers: ["", "a"],
      columns: 40, hasColor: true
    ).text
    let prompt = """
      \u{1B}[1myour prediction (Return to skip · ?:\u{1B}[0m
      \u{1B}[1mall keys) ›\u{1B}[0m \u{1B}[2A\u{1B}[J
      """
    XCTAssertTrue(text.contains(prompt), text)
    XCTAssertTrue(text.contains("all keys ›\u{1B}[0m "), text)
  }
}
