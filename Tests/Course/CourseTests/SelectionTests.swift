import PlainText
import XCTest

@testable import Exercises

final class SelectionTests: XCTestCase {
  func test_numbers_and_folder_names_select_chapters_and_tasks() throws {
    for (word, chapter, task) in [
      ("4", 4, nil), ("04", 4, nil), ("4.1", 4, 1), ("12.10", 12, 10), ("06-combining", 6, nil),
      ("Answers/09-hot-and-cold/", 9, nil), ("01-functional-vs-imperative", 1, nil),
    ] {
      let selection = try Selection(word)
      XCTAssertEqual(selection.chapter, chapter, word)
      XCTAssertEqual(selection.task, task, word)
    }
  }

  func test_anything_else_is_refused_with_an_example() {
    for word in [
      "", "/", "four", "4.", ".1", "4.1.1", "-4", "4-", "1234", "Exercises", "４", "../4.1",
      "Answers/4", "../04-signals", "4-signals.1",
    ] {
      XCTAssertThrowsError(try Selection(word)) {
        XCTAssertEqual(
          ($0 as? UsageError)?.sentence,
          "“\(word)” is neither a chapter nor a task. Write 4 for a chapter, or 4.1 for a task.")
      }
    }
  }
}
