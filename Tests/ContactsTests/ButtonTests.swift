import Contacts
import ReactiveCore
import XCTest

final class ButtonTests: XCTestCase {
  private let button = Button()
  private var log: [String] = []
  private let scheduler = TestScheduler()

  // OBJ-UI-1
  func test_a_click_sends_the_button_and_the_signal_completes_with_the_button() {
    var button: Button? = Button()
    var senders: [ObjectIdentifier] = []
    var completions = 0
    button?.clicks.subscribe(
      next: { senders.append(ObjectIdentifier($0)) }, completed: { completions += 1 })
    button?.click()
    XCTAssertEqual(senders, [ObjectIdentifier(button!)])
    XCTAssertEqual(completions, 0)
    button = nil
    XCTAssertEqual(completions, 1)
  }

  // OBJ-UI-8
  func test_a_click_executes_the_command_with_the_button_as_its_input() {
    var senders: [Button] = []
    let command = Command<Button, Void>(scheduler: scheduler) { button in
      senders.append(button)
      return .empty()
    }
    button.bind(to: command)
    button.click()
    XCTAssertEqual(senders.count, 1)
    XCTAssertTrue(senders.first === button)
  }

  // OBJ-UI-8
  func test_the_button_is_enabled_while_the_command_is() {
    let work = Subject<Void>()
    let command = Command<Button, Void>(scheduler: scheduler) { _ in work }
    button.bind(to: command)
    button.click()
    scheduler.run()
    XCTAssertFalse(button.isEnabled)
    work.sendCompleted()
    scheduler.run()
    XCTAssertTrue(button.isEnabled)
  }

  // OBJ-UI-8
  func test_a_new_command_replaces_the_old_one() {
    let commands = ["old", "new"].map { name in
      Command<Button, Void>(scheduler: scheduler) { _ in
        self.log.append(name)
        return .empty()
      }
    }
    let refused = misuses { commands.forEach { button.bind(to: $0) } }
    button.click()
    XCTAssertEqual(refused, [])
    XCTAssertEqual(log, ["new"])
  }

  // OBJ-UI-8
  func test_unbinding_disconnects_the_command_and_enables_the_button() {
    let command = Command<Button, Void>(enabled: .return(false), scheduler: scheduler) { _ in
      self.log.append("executed")
      return .empty()
    }
    button.bind(to: command)
    scheduler.run()
    XCTAssertFalse(button.isEnabled)
    button.unbind()
    XCTAssertTrue(button.isEnabled)
    button.click()
    XCTAssertEqual(log, [])
  }

  // OBJ-UI-8
  func test_a_bound_command_does_not_retain_the_button() {
    let command = Command<Button, Void>(scheduler: scheduler) { _ in .empty() }
    var button: Button? = Button()
    let alive = { [weak button] in button }
    button?.bind(to: command)
    button = nil
    XCTAssertNil(alive())
  }
}
