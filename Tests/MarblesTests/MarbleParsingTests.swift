import Marbles
import ReactiveCore
import XCTest

final class MarbleParsingTests: XCTestCase {
  func test_every_character_is_a_frame_of_one_second() {
    let timeline: Timeline<String> = "--a-b|"
    XCTAssertEqual(
      timeline.moments,
      [
        .init(.seconds(2), .next("a")), .init(.seconds(4), .next("b")),
        .init(.seconds(5), .completed),
      ])
  }

  func test_a_group_is_one_instant_and_one_frame() {
    let timeline: Timeline<String> = "-(ab)c(d|)"
    XCTAssertEqual(timeline.moments.map(\.time), [1, 1, 2, 3, 3].map { .seconds($0) })
  }

  func test_spaces_take_no_time() {
    XCTAssertEqual(Timeline<String>("  --a  - b |"), "--a-b|")
  }

  func test_quoted_values_may_have_any_length_and_character() {
    let timeline: Timeline<String> = "-'AA'('-|'b)'it\\'s'''"
    XCTAssertEqual(timeline.values, ["AA", "-|", "b", "it's", ""])
    XCTAssertEqual(timeline.moments.map(\.time), [1, 2, 2, 3, 4].map { .seconds($0) })
    XCTAssertEqual(Timeline<String>("'2a''1b'"), "'2a' '1b'")
  }

  func test_backslashes_in_quotes_work_as_in_Swift_strings() {
    let timeline = Timeline<String>(#"'\n'--'\n\t\\'--'\u{1F600}\u{1b}'|"#)
    XCTAssertEqual(timeline.values, ["\n", "\n\t\\", "😀\u{1B}"])
  }

  func test_numbers_with_units_between_spaces_are_pauses_and_other_numbers_are_values() {
    let timeline: Timeline<String> = "a 300ms b 1.5s c 2m |"
    XCTAssertEqual(
      timeline.moments.map(\.time),
      [.zero, .milliseconds(1300), .milliseconds(3800), .milliseconds(124_800)])
    XCTAssertEqual(Timeline<Int>("-12|").values, [1, 2])
    XCTAssertEqual(Timeline<String>("-3s|").values, ["3", "s"])
  }

  func test_values_have_the_requested_type_or_are_looked_up_by_name() {
    XCTAssertEqual(Timeline<Int>("-1'-20'|").values, [1, -20])
    XCTAssertEqual(Timeline<Character>("ab").values, ["a", "b"])
    XCTAssertEqual(Timeline<Bool>("'true'").values, [true])
    let timeline = Timeline("-a-'bc'|", values: ["a": [1], "bc": [2, 3]])
    XCTAssertEqual(timeline.values, [[1], [2, 3]])
  }

  func test_a_caret_subscribes_an_exclamation_mark_disposes_and_zero_is_the_default() {
    let timeline: Timeline<String> = "--^-a-!"
    XCTAssertEqual(timeline.subscribed, .seconds(2))
    XCTAssertEqual(timeline.disposed, .seconds(6))
    XCTAssertEqual(timeline.ended, .seconds(6))
    XCTAssertEqual(Timeline<String>("^-a|"), "--a|")
    XCTAssertEqual(Timeline<String>("(^a)-|"), "a-|")
  }

  func test_the_error_its_name_and_the_frame_can_be_set() {
    let timeline = Timeline<Int>("-#", error: Offline(), frame: .milliseconds(100))
    XCTAssertEqual(timeline.moments, [.init(.milliseconds(100), .error(Offline()))])
    XCTAssertEqual(Timeline<Int>("#").moments, [.init(.zero, .error(MarbleError()))])
    let error = NamedError(description: "no answer")
    XCTAssertEqual(Timeline<Int>("-#'no answer'", error: error), Timeline("-#", error: error))
    let soldOut = NamedError(description: "soldOut")
    XCTAssertEqual(Timeline<Int>("-(1#soldOut)", error: soldOut), Timeline("-(1#)", error: soldOut))
  }

  func test_an_empty_text_is_a_subscription_without_events() {
    XCTAssertEqual(Timeline<String>("").moments, [])
    XCTAssertEqual(Timeline<String>("---").observed, .seconds(3))
  }

  func test_an_error_has_a_caret_under_the_wrong_character() {
    assertError(
      "--ab)--|",
      """
      This group was never opened: write ( before it.
        --ab)--|
            ^
      """)
  }

  func test_an_error_counts_the_columns_of_wide_characters() {
    assertError(
      "猫e\u{301}((a",
      """
      Groups cannot be nested: remove this (.
        猫e\u{301}((a
            ^
      """)
  }

  func test_pauses_that_are_too_long_are_reported() {
    for pause in ["9223372036854775807m", "9223372036854775807s", "99999999999999999999ms"] {
      assertError("a \(pause) b", position: 2, "This pause is too long")
    }
    assertError("600000000000s a 600000000000s b", position: 16, "This pause is too long")
  }

  func test_errors_are_reported_at_their_position() {
    assertError("-(ab", position: 1, "This group is never closed")
    assertError("-()", position: 2, "A group cannot be empty")
    assertError("-(a-b)", position: 3, "A group is one instant, so no time passes in it")
    assertError("--'abc", position: 2, "This quoted value is never closed")
    assertError("--'abc\\'", position: 2, "This quoted value is never closed")
    assertError("--'a\\u{x}'", position: 4, "This escape is unknown")
    assertError("--'a\\", position: 4, "This escape is unknown")
    assertError("-a#b", position: 2, "No error is named b: write # without a name.")
    assertError("-a|--b", position: 5, "Nothing can follow the end of a signal")
    assertError("-a#|", position: 3, "Nothing can follow the end of a signal")
    assertError("-a|!", position: 3, "Nothing can follow the end of a signal")
    assertError("-a!-b", position: 4, "No event arrives after !")
    assertError("-^-^", position: 3, "A timeline has one subscription")
    assertError("-a-^", position: 3, "No event arrives before the subscription")
  }

  func test_unknown_values_are_reported() {
    assertError("-x", position: 1, "x is not of type Int: pass values by name in `values:`.")
    XCTAssertThrowsError(try Timeline(parsing: "-a-c", values: ["b": 1, "a": 2])) { error in
      XCTAssertEqual(
        "\(error)",
        """
        No value is named c: use one of a, b.
          -a-c
             ^
        """)
    }
  }

  func test_time_may_continue_after_the_end() throws {
    XCTAssertEqual(try Timeline<String>(parsing: "-a|  --"), "-a|")
  }

  private func assertError(_ text: String, _ description: String, line: UInt = #line) {
    XCTAssertThrowsError(try Timeline<String>(parsing: text), line: line) { error in
      XCTAssertEqual("\(error)", description, line: line)
    }
  }

  private func assertError(_ text: String, position: Int, _ start: String, line: UInt = #line) {
    do {
      let timeline: Any =
        text == "-x" ? try Timeline<Int>(parsing: text) : try Timeline<String>(parsing: text)
      XCTFail("\(text) should not be parsed as \(timeline)", line: line)
    } catch let error as MarbleTextError {
      XCTAssertEqual(error.position, position, line: line)
      XCTAssert(error.message.hasPrefix(start), error.message, line: line)
    } catch {
      XCTFail("\(error)", line: line)
    }
  }
}

struct NamedError: Error, CustomStringConvertible {
  let description: String
}
