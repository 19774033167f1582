import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task1SaveButtonTests: XCTestCase {
  private let clock = TestScheduler()
  private let text = BehaviorSubject("")
  private var requests: [String] = []

  func test_the_button_is_disabled_while_there_is_no_text() {
    let command = command { _ in self.clock.cold("|") }
    type("a", at: 2)
    type("ab", at: 3)
    type("", at: 5)
    XCTAssertEqual(
      clock.timeline(of: command.enabled.letters, until: .seconds(8)), "n-y--n---",
      "The button should be enabled while the text is not empty: from 2 s to 5 s.")
  }

  func test_the_button_is_disabled_during_a_save() {
    let command = command { _ in self.clock.cold("----s|") }
    type("milk", at: 1)
    clock.execute(command, (), at: 2)
    clock.execute(command, (), at: 4)
    XCTAssertEqual(
      clock.timeline(of: command.enabled.letters, until: .seconds(10)), "nyn----y---",
      "The button should be disabled while a save is running: from 2 s to 7 s.")
  }

  func test_a_press_saves_the_text_of_that_moment() {
    let command = command { _ in self.clock.cold("--s|") }
    type("milk", at: 1)
    clock.execute(command, (), at: 2)
    type("milk, tea", at: 7)
    clock.execute(command, (), at: 8)
    XCTAssertEqual(
      clock.timeline(of: command.executionSignals.flatten(), until: .seconds(15)),
      "----s-----s-----", "Each press should run one save, which sends its value two seconds later."
    )
    XCTAssertEqual(requests, ["milk", "milk, tea"], "Each press should save the current text.")
  }

  func test_text_that_is_typed_during_a_save_is_not_saved() {
    let command = command { _ in self.clock.cold("----s|") }
    type("milk", at: 1)
    clock.execute(command, (), at: 2)
    type("milk, t", at: 4)
    type("milk, tea", at: 10)
    XCTAssertEqual(
      clock.timeline(of: command.executionSignals.flatten(), until: .seconds(12)),
      "------s------", "A press should save once, even if the text changes during the save.")
    XCTAssertEqual(requests, ["milk"], "A press should save only the text typed before it.")
  }

  func test_an_error_is_sent_on_errors_and_the_next_press_saves() {
    let command = command { self.clock.cold($0 == "milk" ? "-#" : "-s|") }
    let errors = clock.record(command.errors.map { _ in "E" })
    let saves = clock.record(command.executionSignals.flatten())
    type("milk", at: 1)
    clock.execute(command, (), at: 2)
    type("tea", at: 4)
    clock.execute(command, (), at: 5)
    clock.advance(by: .seconds(9))
    XCTAssertEqual(errors.timeline, "---E------", "A save's error should be sent on `errors`.")
    XCTAssertEqual(
      saves.timeline, "------s---", "After a failed save, the next press should save again.")
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
}
