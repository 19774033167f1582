import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task1SaveButtonTests: XCTestCase {
  private let clock = TestScheduler()
  private let text = BehaviorSubject("")
  private var requests: [String] = []

  func test_the_button_is_off_while_there_is_no_text() {
    let command = command { _ in self.clock.cold("|") }
    type("a", at: 2)
    type("ab", at: 3)
    type("", at: 5)
    XCTAssertEqual(
      clock.timeline(of: word(command.enabled), until: .seconds(8)), "n-y--n---",
      "The button should be off at first, on with the first letter at 2 s, and off again at 5 s.")
  }

  func test_a_press_without_text_saves_nothing() {
    let command = command { _ in self.clock.cold("s|") }
    var failure: (any Error)?
    command.execute().subscribeError { failure = $0 }
    clock.run()
    XCTAssertEqual(
      failure as? CommandError, .notEnabled,
      "A press while the text is empty should fail with CommandError.notEnabled.")
    XCTAssertEqual(requests, [], "A press while the text is empty should send no request.")
  }

  func test_a_press_saves_the_text_of_that_moment() {
    let command = command { _ in self.clock.cold("--s|") }
    type("milk", at: 1)
    press(command, at: 2)
    type("milk, tea", at: 7)
    press(command, at: 8)
    XCTAssertEqual(
      clock.timeline(of: command.executionSignals.flatten(), until: .seconds(15)),
      "----s-----s-----",
      "Each press should have its save, whose reply comes two seconds later.")
    XCTAssertEqual(
      requests, ["milk", "milk, tea"], "Each press should save the text of its own moment.")
  }

  func test_a_press_during_a_save_does_nothing() {
    let command = command { _ in self.clock.cold("----s|") }
    type("milk", at: 1)
    press(command, at: 2)
    press(command, at: 4)
    XCTAssertEqual(
      clock.timeline(of: word(command.enabled), until: .seconds(10)), "nyn----y---",
      "The button should be off from the press at 2 s until the save has ended at 7 s.")
    XCTAssertEqual(requests, ["milk"], "The second press should send no request.")
  }

  func test_what_is_typed_during_a_save_waits_for_the_next_press() {
    let command = command { _ in self.clock.cold("----s|") }
    type("milk", at: 1)
    press(command, at: 2)
    type("milk, t", at: 4)
    type("milk, tea", at: 10)
    let saves = clock.record(command.executionSignals.flatten())
    let executing = clock.timeline(of: word(command.executing), until: .seconds(12))
    XCTAssertEqual(
      saves.timeline, "------s------",
      "The save of the press should come through, at 6 s, and no other.")
    XCTAssertEqual(
      executing, "n-y----n-----",
      "One save should run, from 2 s to 7 s, whatever is typed meanwhile.")
    XCTAssertEqual(
      requests, ["milk"], "What is typed should be saved at a press and at no other time.")
  }

  func test_an_error_is_told_and_the_button_goes_on() {
    let command = command { self.clock.cold($0 == "milk" ? "-#" : "-s|") }
    let errors = clock.record(command.errors.map { _ in "E" })
    let saves = clock.record(command.executionSignals.flatten())
    type("milk", at: 1)
    press(command, at: 2)
    type("tea", at: 4)
    press(command, at: 5)
    clock.advance(by: .seconds(9))
    XCTAssertEqual(errors.timeline, "---E------", "The failed save should be on errors, at 3 s.")
    XCTAssertEqual(saves.timeline, "------s---", "The press after it should save, at 6 s.")
  }

  private func command(
    save: @escaping (String) -> Signal<String>
  ) -> Command<Void, String> {
    saveCommand(text: text, scheduler: clock) { text in
      self.requests.append(text)
      return save(text)
    }
  }

  private func type(_ words: String, at second: Int) {
    clock.schedule(after: .seconds(second)) { [text] in text.sendNext(words) }
  }

  private func press(_ command: Command<Void, String>, at second: Int) {
    clock.schedule(after: .seconds(second)) { command.execute() }
  }

  private func word(_ state: Signal<Bool>) -> Signal<String> { state.map { $0 ? "y" : "n" } }
}
