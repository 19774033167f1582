import Marbles
import ReactiveCore
import XCTest

@testable import Exercise12

final class Task5AppAskedTests: XCTestCase {
  private let clock = TestScheduler()

  func test_a_text_is_asked_after_a_pause() {
    XCTAssertEqual(
      questions([(0, "ca")]), ["0.3 ca"], "One text should be asked once, 0.3 s later.")
  }

  func test_each_key_starts_the_pause_again() {
    XCTAssertEqual(
      questions([(0, "c"), (200, "ca"), (400, "cat")]), ["0.7 cat"],
      "No key is followed by a pause but the last, which is typed at 0.4 s.")
  }

  func test_white_space_makes_no_question() {
    XCTAssertEqual(
      questions([(0, "ca"), (1000, "ca "), (2000, "  ")]), ["0.3 ca"],
      "'ca ' asks what ca has asked, and two spaces ask nothing.")
  }

  func test_a_text_that_comes_back_within_the_pause_is_no_new_question() {
    XCTAssertEqual(
      questions([(0, "ca"), (1000, "cat"), (1100, "ca")]), ["0.3 ca"],
      "cat is changed back to ca within 0.1 s, and ca was asked last.")
  }

  func test_a_text_that_is_wiped_within_the_pause_is_not_asked() {
    XCTAssertEqual(
      questions([(0, "ca"), (200, "")]), [], "The field is empty when the pause ends at 0.5 s.")
  }

  func test_the_same_text_is_asked_again_after_the_field_was_empty() {
    XCTAssertEqual(
      questions([(0, "ca"), (1000, ""), (2000, "ca")]), ["0.3 ca", "2.3 ca"],
      "The field was empty for a second, and so was the list: ca should be asked again.")
  }

  func test_every_subscriber_compares_with_its_own_last_question() {
    let field = Subject<String>()
    let questions: Signal<String> = asked(field, on: clock)
    var heard: [[String]] = [[], []]
    questions.subscribeNext { heard[0].append($0) }
    questions.subscribeNext { heard[1].append($0) }
    field.sendNext("ca")
    clock.advance(by: .seconds(5))
    XCTAssertEqual(heard, [["ca"], ["ca"]], "Two listen, and both should get the question.")
  }

  /// What is asked when, in seconds, if texts are typed at these milliseconds.
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
