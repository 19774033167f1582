import XCTest

@testable import Notebook
@testable import Pages

final class WhyReadingTests: XCTestCase {
  private let source = """
    cell("One") {
      print(1)
      //> 1
    }

    why(
      "Why does `1` come first?",
      [
        .wrong("It is small.", because: "Size does not matter."),
        .right("Nothing stands *before* it."),
      ])

    cell("Three") {
      print(3)
      //> 3
    }
    """
  private let printed = ["One": "1\n", "Three": "3\n"]

  func test_without_a_reader_the_answer_follows_the_question() {
    let run = PageRun(source, ["--plain"], printing: printed)
    XCTAssertEqual(run.exitCode, 0)
    XCTAssertTrue(
      run.text.contains(
        """
        ? Why does `1` come first?
          1) It is small.
          2) Nothing stands *before* it.

        ✓ The answer is 2.
        ✗ 1: Size does not matter.

        Cell 2 of 2: Three
        """), run.text)
  }

  func test_a_wrong_choice_shows_its_reason() {
    let run = PageRun(source, printing: printed, answers: ["", "1", "", "q"])
    XCTAssertTrue(
      run.text.contains("✗ Choice 1 is wrong; the answer is 2.\n  Size does not matter.\n"),
      run.text)
    XCTAssertFalse(run.text.contains("It is 2."))
  }

  func test_a_right_or_skipped_answer_continues() {
    let right = PageRun(source, printing: printed, answers: ["", "2", "", "q"])
    XCTAssertTrue(right.text.contains("✓ Right.\n"), right.text)
    let skipped = PageRun(source, printing: printed, answers: ["", "", "", "q"])
    XCTAssertTrue(skipped.text.contains("Cell 2 of 2"), skipped.text)
    XCTAssertFalse(skipped.text.contains("Right."))
  }

  func test_q_at_a_why_quits() {
    let run = PageRun(source, printing: printed, answers: ["", "q"])
    XCTAssertFalse(run.text.contains("Cell 2 of 2"), run.text)
  }

  func test_every_form_shows_a_why_once() throws {
    let record = PageRun(source, ["--format", "record"], printing: printed)
    for text in [PageRun(source, printing: printed).text, record.text, try record.html()] {
      XCTAssertEqual(text.components(separatedBy: "Size does not matter.").count, 2, text)
    }
  }
}
