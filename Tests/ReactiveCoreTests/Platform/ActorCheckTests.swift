import ReactiveCore
import XCTest

/// Tests of callbacks that belong to an actor.
///
/// `.ci/concurrency` tests whole programs and other actors.
final class ActorCheckTests: XCTestCase {
  func test_a_callback_of_the_main_actor_traps_on_another_thread() throws {
    let message = "A signal called a closure of the main actor on another thread."
    let numbers = Signal<Int>.return(1).deliver(on: .background())
    try assertTraps(message) { _ = try? numbers.doNext { @MainActor _ in }.first() }
    try assertTraps(message) { _ = try? numbers.doCompleted { @MainActor in }.toArray() }
    try assertTraps(message) { _ = try? numbers.logNext { @MainActor _ in }.toArray() }
    try assertTraps(message) { _ = try? lift(numbers, numbers) { @MainActor in $0 + $1 }.toArray() }
  }

  @MainActor
  func test_callbacks_of_the_main_actor_run_when_values_return_to_its_thread() async throws {
    var log: [String] = []
    let numbers = Signal<Int>.return(1).deliver(on: .background()).deliverOnMainThread()
      .initially { log.append("begun") }
      .doNext { log.append("effect \($0)") }
      .doCompleted { log.append("effect, completed") }
      .finally { log.append("finally") }
      .doDisposed { log.append("disposed") }
    for try await number in numbers.values { log.append("value \(number)") }
    XCTAssertEqual(log.sorted().first, "begun")
    XCTAssertEqual(
      Set(log),
      ["begun", "effect 1", "effect, completed", "finally", "disposed", "value 1"])
  }

  func test_a_callback_marked_MainActor_runs_on_the_main_thread() async throws {
    let screen = Screen()
    let lines = ReplaySubject<String>()
    let shown = expectation(description: "shown")
    lines.deliverOnMainThread()
      .subscribe(
        next: { @MainActor in screen.line = $0 }, completed: { @MainActor in shown.fulfill() })
    lines.sendNext("A")
    lines.sendCompleted()
    await fulfillment(of: [shown], timeout: 10)
    let line = await screen.line
    XCTAssertEqual(line, "A")
  }

  func test_a_callback_of_an_actor_runs_on_that_actor() async {
    let sum = await Adder().sum(of: [1, 2, 3])
    XCTAssertEqual(sum, 6)
  }
}

@MainActor
private final class Screen {
  var line = ""
}

private actor Adder {
  private var sum = 0

  func sum(of numbers: [Int]) -> Int {
    let source = Subject<Int>()
    source.subscribeNext { self.sum += $0 }
    for number in numbers { source.sendNext(number) }
    return sum
  }
}
