import Marbles
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task2FlattenMapAndTakeTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_lists_of_a_list_are_strung_together() {
    let lines = ["to be", "", "or not"].lazyList
    XCTAssertEqual(
      Array(lines.flatMapped { $0.split(separator: " ").lazyList }), ["to", "be", "or", "not"],
      "The words of all lines should come in order; a line without words ends nothing.")
  }

  func test_a_list_is_made_of_another_only_as_far_as_it_is_read() {
    var made: [Int] = []
    let list = (1...100).lazyList.flatMapped { number -> LazyList<Int> in
      made.append(number)
      return [number, -number].lazyList
    }
    XCTAssertEqual(made, [], "Nobody has read the list, so no number should have become a list.")
    XCTAssertEqual(Array(list.prefix(3)), [1, -1, 2], "The first three should be 1, -1 and 2.")
    XCTAssertEqual(made, [1, 2], "Two of the numbers are enough for three elements.")
  }

  func test_the_signals_of_a_signal_send_as_they_come() {
    let echo = { (letter: String) in
      self.clock.cold("1--2|").map { $0 == "1" ? letter : letter.uppercased() }
    }
    XCTAssertEqual(
      clock.timeline(of: clock.cold("-a-b---|").flatMapped(echo)), "-a-bA-B|",
      "Each letter should be heard at once, and loud 3 s later, also while others are on their way."
    )
  }

  func test_an_error_of_one_signal_ends_the_whole() {
    let numbers = clock.probe(clock.cold("-1-2---3|"))
    XCTAssertEqual(
      clock.timeline(
        of: numbers.signal.flatMapped { $0 == "2" ? self.clock.cold("-#") : .return($0) }),
      "-1--#", "The second signal fails at 4 s, and that should end the result.")
    XCTAssertEqual(numbers.lifetimes, ["^---!"], "After the error nobody should listen any more.")
  }

  func test_the_first_elements_of_a_list_are_taken_and_no_other_is_read() {
    var read = 0
    let list = (1...100).lazyList.map { number -> Int in
      read += 1
      return number
    }
    XCTAssertEqual(Array(list.taking(3)), [1, 2, 3], "The first three elements should be taken.")
    XCTAssertEqual(read, 3, "No element behind the third one should have been read.")
    XCTAssertEqual(Array(list.taking(3)), [1, 2, 3], "Taken again, it should be the same three.")
  }

  func test_taking_ends_together_with_the_last_value() {
    let letters = clock.probe(clock.cold("-a-b---c-|"))
    XCTAssertEqual(
      clock.timeline(of: letters.signal.taking(2)), "-a-(b|)",
      "The end should come with b, at 3 s, and not with the next letter.")
    XCTAssertEqual(
      letters.lifetimes, ["^--!"], "After b nobody should listen to the letters any more.")
  }

  func test_taking_more_than_there_is_takes_all() {
    XCTAssertEqual(
      Array([1, 2].lazyList.taking(5)), [1, 2], "A list of two elements should be taken whole.")
    XCTAssertEqual(
      played("-a-b-|") { $0.taking(5) }, "-a-b-|",
      "A signal of two values should be taken whole, and complete at 5 s.")
    XCTAssertEqual(
      played("-a-#") { $0.taking(5) }, "-a-#",
      "An error before the last value should come through.")
  }

  func test_taking_none_does_not_touch_the_source() {
    let letters = clock.probe(clock.cold("-a-b-|"))
    XCTAssertEqual(
      clock.timeline(of: letters.signal.taking(0)), "|", "Nothing to take: completed at once.")
    XCTAssertEqual(letters.lifetimes, [], "Nobody should have subscribed to the letters.")
    var read = 0
    let list = [1, 2].lazyList.map { number -> Int in
      read += 1
      return number
    }
    XCTAssertEqual(Array(list.taking(0)), [], "Nothing to take: the list should be empty.")
    XCTAssertEqual(read, 0, "No element should have been read.")
  }

  func test_every_subscriber_gets_values_of_their_own() {
    let two = clock.cold("-a-b-c|").taking(2)
    let first = clock.record(two)
    let second = clock.record(two, at: .seconds(2))
    clock.run()
    XCTAssertEqual(first.timeline, "-a-(b|)", "The first subscriber should get a and b.")
    XCTAssertEqual(second.timeline, "--^a-(b|)", "The second one should get a and b, 2 s later.")
  }

  func test_signals_are_made_of_bind() {
    let letters = clock.cold("a|").setName("letters")
    XCTAssertEqual(
      letters.flatMapped { .return($0) }.description, "[letters] -bind:",
      "The result of flatMapped should be one bind of the source, as its description tells.")
    XCTAssertEqual(
      letters.taking(2).description, "[letters] -bind:",
      "The result of taking should be one bind of the source, as its description tells.")
  }

  /// What becomes of a signal, on a clock of its own.
  private func played(
    _ marbles: Timeline<String>, _ change: (Signal<String>) -> Signal<String>
  ) -> Timeline<String> {
    let clock = TestScheduler()
    return clock.timeline(of: change(clock.cold(marbles)))
  }
}
