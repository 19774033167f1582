import XCTest

@testable import LiveSite

final class PresentationTests: XCTestCase {
  private let start = Date(timeIntervalSince1970: 0)

  private func walk(_ keys: [Presentation.Key], asksRoom: Bool = false) throws -> [String] {
    var presentation = Presentation(try SamplePage.deck(), asksRoom: asksRoom, at: start)
    return keys.map { key in
      presentation.press(key, at: start)
      return "\(presentation.position) \(presentation.stage)"
        + (presentation.isBlack ? " dark" : "")
    }
  }

  func test_code_comes_first_then_the_question_then_the_output() throws {
    XCTAssertEqual(
      try walk([.next, .next, .next, .next]), ["0 question", "0 output", "1 code", "1 question"])
  }

  func test_the_output_key_skips_to_the_output_and_a_task_has_none() throws {
    XCTAssertEqual(
      try walk([.next, .output, .skip, .skip, .skip, .skip, .output], asksRoom: true),
      ["0 question", "0 output", "1 code", "2 code", "3 code", "4 code", "4 code"])
  }

  func test_a_cell_without_a_question_has_two_stages_and_a_task_has_one() throws {
    XCTAssertEqual(
      try walk([.skip, .skip, .next, .next, .skip, .next, .next]),
      ["1 code", "2 code", "2 output", "3 code", "4 code", "5 code", "6 code"])
  }

  func test_the_back_key_goes_through_the_same_stages() throws {
    XCTAssertEqual(
      try walk([.back, .next, .next, .next, .back, .back, .back]),
      ["0 code", "0 question", "0 output", "1 code", "0 output", "0 question", "0 code"])
  }

  func test_the_next_key_does_nothing_at_the_last_step() throws {
    let keys = Array(repeating: Presentation.Key.skip, count: 7) + [.next, .skip]
    XCTAssertEqual(try walk(keys).suffix(3), ["7 code", "7 code", "7 code"])
  }

  func test_the_first_key_on_a_black_wall_only_turns_the_wall_on() throws {
    XCTAssertEqual(
      try walk([.black, .next, .next, .black, .black]),
      ["0 code dark", "0 code", "0 question", "0 question dark", "0 question"])
  }

  func test_each_step_has_its_own_start_time() throws {
    var presentation = Presentation(try SamplePage.deck(), asksRoom: false, at: start)
    presentation.press(.next, at: start + 60)
    XCTAssertEqual(presentation.stepStarted, start)
    XCTAssertEqual(presentation.stageStarted, start + 60)
    presentation.press(.skip, at: start + 90)
    XCTAssertEqual(presentation.stepStarted, start + 90)
    presentation.goToStep(99, at: start + 100)
    XCTAssertEqual(presentation.position, 1, "An out-of-range step should be ignored.")
    XCTAssertEqual(presentation.started, start)
  }
}
