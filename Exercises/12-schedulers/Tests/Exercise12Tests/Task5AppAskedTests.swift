import Marbles
import ReactiveCore
import XCTest

@testable import Exercise12

final class Task5AppAskedTests: XCTestCase {
  private let clock = TestScheduler()

  func test_a_text_is_asked_after_a_pause() {
    XCTAssertEqual(
      questions([(0, "ca")]), ["0.3 ca"], "Nothing follows “ca”, so it should be sent at 0.3 s.")
  }

  func test_each_text_starts_the_pause_again() {
    XCTAssertEqual(
      questions([(0, "c"), (200, "ca"), (400, "cat")]), ["0.7 cat"],
      "Only “cat”, typed at 0.4 s, is followed by a pause, so only “cat” should be sent.")
  }

  func test_white_space_is_removed() {
    XCTAssertEqual(
      questions([(0, "ca"), (1000, "ca "), (2000, "  ")]), ["0.3 ca"],
      "Without white space, “ca ” equals “ca” and “  ” is empty. Neither should be sent.")
  }

  func test_the_same_question_is_not_asked_twice() {
    XCTAssertEqual(
      questions([(0, "ca"), (1000, "cat"), (1100, "ca")]), ["0.3 ca"],
      "No pause follows “cat”, so the last text sent is “ca”, which should not be sent again.")
  }

  func test_an_empty_text_is_not_asked() {
    XCTAssertEqual(
      questions([(0, "ca"), (200, "")]), [],
      "The field is empty when the pause ends, so no question should be sent.")
  }

  func test_the_same_question_is_asked_again_after_the_field_was_empty() {
    XCTAssertEqual(
      questions([(0, "ca"), (1000, ""), (2000, "ca")]), ["0.3 ca", "2.3 ca"],
      "The field was empty for a pause, so “ca” should be sent again.")
  }

  func test_each_subscriber_compares_with_its_own_last_question() {
    let field = Subject<String>()
    let questions: Signal<String> = asked(field, on: clock)
    var heard: [[String]] = [[], []]
    questions.subscribeNext { heard[0].append($0) }
    questions.subscribeNext { heard[1].append($0) }
    field.sendNext("ca")
    clock.advance(by: .seconds(5))
    XCTAssertEqual(heard, [["ca"], ["ca"]], "Both subscribers should get the question.")
  }

  /// Types each text at its time in milliseconds, and returns the questions and times in seconds.
  private func questions(_ typed: [(at: Int, text: String)]) -> [String] {
    let field = Subject<String>()
    var questions: [String] = []
    asked(field, on: clock).subscribeNext { text in
      let tenths = Int((self.clock.now / .milliseconds(100)).rounded())
      questions.append("\(tenths / 10).\(tenths % 10) \(text)")
    }
    for (time, text) in typed {
      clock.schedule(after: .milliseconds(time)) { field.sendNext(text) }
    }
    clock.advance(by: .seconds(5))
    return questions
  }
}
