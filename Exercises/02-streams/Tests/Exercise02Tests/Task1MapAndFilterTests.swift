import Marbles
import ReactiveCore
import XCTest

@testable import Exercise02

final class Task1MapAndFilterTests: XCTestCase {
  private let clock = TestScheduler()

  func test_each_element_of_a_list_is_transformed() {
    XCTAssertEqual(
      MiniList([1, 2, 3]).mapped { "\($0)\($0)" }.elements, ["11", "22", "33"],
      "Each number should become one string, in the order of the numbers.")
  }

  func test_a_list_keeps_the_elements_that_are_included() {
    XCTAssertEqual(
      MiniList([1, 4, 3, 6, 8]).filtered { $0.isMultiple(of: 2) }.elements, [4, 6, 8],
      "4, 6 and 8 should be left, as they are even; 3 does not end the list.")
  }

  func test_a_list_is_transformed_only_as_far_as_it_is_read() {
    var worked = 0
    let list = MiniList(1...100)
      .mapped { number -> Int in
        worked += 1
        return number * 10
      }
      .mapped { $0 + 1 }
    XCTAssertEqual(
      worked, 0, "Nobody has read the list, so no number should have been transformed.")
    XCTAssertEqual(list.first(3), [11, 21, 31], "The first three should be 11, 21, 31.")
    XCTAssertEqual(worked, 3, "Three numbers were read, so three should have been transformed.")
  }

  func test_a_list_is_tested_only_as_far_as_it_is_read() {
    var tested: [Int] = []
    let list = MiniList(1...100).filtered { number in
      tested.append(number)
      return number.isMultiple(of: 2)
    }
    XCTAssertEqual(tested, [], "Nobody has read the list, so no number should have been tested.")
    XCTAssertEqual(list.first(2), [2, 4], "The first two should be 2 and 4.")
    XCTAssertEqual(
      tested, [1, 2, 3, 4], "To find 2 and 4, the numbers 1 to 4 should be tested, each once.")
  }

  func test_each_value_of_a_signal_is_transformed_when_it_arrives() {
    XCTAssertEqual(
      played("-a-b---c-|") { $0.mapped { $0.uppercased() } }, "-A-B---C-|",
      "A, B and C should arrive when a, b and c do, and the end with the end.")
  }

  func test_a_signal_keeps_the_values_that_are_included() {
    XCTAssertEqual(
      played("-a-x---c-|") { $0.filtered { $0 != "x" } }, "-a-----c-|",
      "x should be left out; a and c should arrive when they did before.")
  }

  func test_an_error_comes_through() {
    XCTAssertEqual(
      played("-a-#") { $0.mapped { $0.uppercased() } }, "-A-#",
      "The error should come through at 3 s when a signal is mapped.")
    XCTAssertEqual(
      played("-a-#") { $0.filtered { $0 == "a" } }, "-a-#",
      "The error should come through at 3 s when a signal is filtered.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_the_source() {
    let letters = clock.probe(clock.cold("-a-b-c-|"))
    clock.record(letters.signal.mapped { $0 + "!" }.filtered { $0 != "b!" }, until: .seconds(4))
    clock.run()
    XCTAssertEqual(
      letters.lifetimes, ["^---!"], "The letters should have one subscription, from 0 s to 4 s.")
  }

  func test_signals_are_made_of_flattenMap() {
    let letters = clock.cold("a|").setName("letters")
    XCTAssertEqual(
      operators(letters.mapped { $0 + "!" }), ["flattenMap"],
      "A mapped signal should be made of flattenMap alone, as its description tells.")
    XCTAssertEqual(
      operators(letters.filtered { $0 == "a" }), ["flattenMap"],
      "A filtered signal should be made of flattenMap alone, as its description tells.")
  }

  /// The operators that stand in a description, such as `[[letters] -flattenMap:] -map:`.
  private func operators(_ signal: Signal<String>) -> [String] {
    let words = signal.description.split { "[]-: ".contains($0) }.map(String.init)
    return Set(words).subtracting(["letters"]).sorted()
  }

  /// What becomes of a signal, on a clock of its own.
  private func played(
    _ marbles: Timeline<String>, _ change: (Signal<String>) -> Signal<String>
  ) -> Timeline<String> {
    let clock = TestScheduler()
    return clock.timeline(of: change(clock.cold(marbles)))
  }
}
