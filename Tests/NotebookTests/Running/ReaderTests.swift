import XCTest

@testable import Notebook
@testable import Page

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
  private let pause = "Return: go on · e: change this cell · ?: all keys › "
  private let prediction = "your prediction (Return to skip · a: run all · q: quit) › "

  private func run(
    _ answers: [String], _ arguments: [String] = [], questions: [String: Question] = [:]
  ) -> String {
    PageRun(page, arguments, printing: printing, questions: questions, answers: answers).text
  }

  func test_return_goes_on_a_and_the_end_of_input_run_the_rest_and_q_quits() {
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

  func test_a_file_is_never_asked() {
    let text = PageRun(page, printing: printing, questions: ["One": "What?"]).text
    XCTAssertFalse(text.contains("›"))
    XCTAssertTrue(text.contains("? What?"))
  }

  func test_a_right_prediction_counts() {
    let text = run(["A", "B", "", "a"], questions: ["One": "What prints?"])
    XCTAssertTrue(text.contains("✓ Your prediction is right."), text)
    XCTAssertTrue(text.hasSuffix("1 of 1 prediction right.\n\n"), text)
  }

  func test_a_wrong_prediction_shows_where_it_differs() {
    let text = run(["a b", "x", "", "", "a"], questions: ["One": "?", "Two": .lines("?")])
    XCTAssertTrue(
      text.contains(
        """
        ✗ Your prediction first differs at line 1:
            predicted  a b
            printed    A
        """), text)
    XCTAssertTrue(text.hasSuffix("0 of 1 prediction right.\n\n"), text)
  }

  func test_a_wrong_number_of_lines_is_said_without_a_place() {
    let question = Question.lines("How many lines?", about: .numberOfLines)
    let text = run(["7", "a"], questions: ["One": question])
    XCTAssertTrue(
      text.contains("✗ Your prediction differs from the run:\n    predicted  7\n"), text)
  }

  func test_q_in_place_of_a_further_line_quits_and_after_p_it_is_a_line() {
    XCTAssertFalse(run(["A", "q"], questions: ["One": "?"]).contains("  │ A"))
    XCTAssertTrue(run(["p", "A", "q", "", "a"], questions: ["One": "?"]).contains("✗"))
  }

  func test_p_makes_every_letter_a_prediction() {
    let text = run(["p", "a", "b", "", "a"], questions: ["One": "?"])
    XCTAssertTrue(text.contains("✓"), text)
  }

  func test_a_question_mark_lists_the_keys_and_is_no_prediction() {
    for answers in [["?", "A", "B", "", "a"], ["A", "?", "B", "", "a"]] {
      let text = run(answers, questions: ["One": "What prints?"])
      XCTAssertTrue(text.contains("Return  skip it"), text)
      XCTAssertTrue(text.contains("✓ Your prediction is right."), text)
    }
    let choice = Question.choice("Which?", ["B\nA", "A\nB"], because: ["`B` is second."])
    XCTAssertTrue(run(["?", "2", "a"], questions: ["One": choice]).contains("Return  skip it"))
  }

  func test_a_key_of_a_cell_is_no_prediction_and_after_p_it_is_one() {
    for key in ["e", "u", "r", "b", "j 2"] {
      let text = run([key, "A", "B", "", "a"], questions: ["One": "What prints?"])
      XCTAssertTrue(text.contains("“\(key)” is a key after a cell."), text)
      XCTAssertTrue(text.contains("✓ Your prediction is right."), text)
      let literal = run(["p", key, "", "a"], questions: ["One": "What prints?"])
      XCTAssertFalse(literal.contains("is a key after a cell."), literal)
      XCTAssertTrue(literal.contains("✗"), literal)
    }
  }

  func test_return_skips_a_question_and_no_score_is_told() {
    let text = run(["", "a"], questions: ["One": "?"])
    XCTAssertTrue(text.contains("  │ A\n"))
    XCTAssertFalse(text.contains("prediction right"))
  }

  func test_q_at_a_question_quits_before_the_cell_runs() {
    XCTAssertFalse(run(["q"], questions: ["One": "?"]).contains("  │ A"))
  }

  func test_a_choice_is_a_number_and_anything_else_is_asked_again() {
    let question = Question.choice("Which?", ["B\nA", "A\nB"], because: ["`B` is second."])
    let text = run(["7", "x", "2", "a"], questions: ["One": question])
    XCTAssertEqual(count("a number from 1 to 2 (Return to skip) › ", in: text), 2)
    XCTAssertTrue(text.contains("✓"), text)
  }

  func test_a_wrong_choice_is_told_its_reason() {
    let question = Question.choice("Which?", ["B\nA", "A\nB"], because: ["`B` is second."])
    XCTAssertTrue(
      run(["1", "a"], questions: ["One": question])
        .contains("✗ Choice 1 is wrong; the run gives choice 2.\n  `B` is second.\n"))
  }

  func test_a_question_whose_choices_are_all_wrong_fails_the_page_without_a_reader() {
    let run = PageRun(
      page, printing: printing, questions: ["Two": .choice("Which?", ["X", "Y"], because: ["No."])])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertTrue(
      run.text.contains("✗ main.swift:5: no choice of the question is what the cell prints"))
  }

  func test_a_question_without_a_right_choice_is_not_the_readers_fault() {
    let text = run(
      ["", "1", "a"], questions: ["Two": .choice("Which?", ["X", "Y"], because: ["No."])])
    XCTAssertTrue(text.contains("✗ main.swift:5: no choice of the question"), text)
    XCTAssertFalse(text.contains("The run gives choice"), text)
    XCTAssertFalse(text.contains("prediction right"), text)
  }

  func test_a_reader_who_quits_learns_of_a_cell_that_differed() {
    // At a terminal it is theirs, and no failure.
    let run = PageRun(page, printing: [:], answers: ["q"])
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertTrue(run.text.contains("yours; the page says something else"))
    XCTAssertEqual(run.complaints.count, 1)
    XCTAssertEqual(PageRun(page, printing: printing, answers: ["q"]).exitCode, 0)
  }
}
