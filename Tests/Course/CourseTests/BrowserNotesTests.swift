import XCTest

@testable import Exercises

final class BrowserNotesTests: FixtureTestCase {
  private func record(_ json: String) throws {
    let change = try JSONDecoder().decode(BrowserNotes.Change.self, from: Data(json.utf8))
    try BrowserNotes(of: fixture.course).record(change)
  }

  private var content: BrowserNotes.Content { BrowserNotes(of: fixture.course).content }

  func test_the_first_answer_counts_until_the_page_is_reset() throws {
    try record(#"{"page": "04-signals", "cell": "1", "answer": "2", "isRight": true}"#)
    try record(#"{"page": "04-signals", "cell": "1", "answer": "3", "isRight": false}"#)
    try record(#"{"page": "04-signals", "cell": "why_1", "answer": "3"}"#)
    XCTAssertEqual(
      content.answers,
      [
        "04-signals": [
          "1": .init(answer: "2", isRight: true), "why_1": .init(answer: "3", isRight: false),
        ]
      ])
    try record(#"{"page": "04-signals"}"#)
    XCTAssertEqual(content.answers, [:])
  }

  func test_the_page_read_last_is_recorded() throws {
    try record(#"{"page": "04-signals", "place": "cell_1", "questions": 7}"#)
    XCTAssertEqual(content.latest, "04-signals")
    XCTAssertEqual(content.places, ["04-signals": .init(place: "cell_1", questions: 7)])
  }

  func test_invalid_changes_are_not_recorded() throws {
    XCTAssertThrowsError(try record(#"{"page": "../x", "cell": "1", "answer": "2"}"#))
    let long = String(repeating: "x", count: 5000)
    XCTAssertThrowsError(try record(#"{"page": "04-signals", "cell": "1", "answer": "\#(long)"}"#))
    XCTAssertEqual(content, BrowserNotes.Content())
  }
}
