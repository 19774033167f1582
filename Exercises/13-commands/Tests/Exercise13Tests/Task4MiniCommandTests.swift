import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task4MiniCommandTests: XCTestCase {
  private struct Failure: Error {}

  private var story: [String] = []

  func test_the_work_runs_once_and_whoever_comes_late_hears_all_of_it() {
    var runs = 0
    let command = MiniCommand<Int, Int> { input in
      MiniSignal { subscriber in
        runs += 1
        subscriber.sendNext(input)
        subscriber.sendNext(input * 2)
        subscriber.sendCompleted()
        return nil
      }
    }
    let recording = command.execute(21)
    XCTAssertEqual(runs, 1, "The work should run although there is no subscriber.")
    listen(recording, as: "first")
    listen(recording, as: "second")
    XCTAssertEqual(
      story,
      [
        "first 21", "first 42", "first completed",
        "second 21", "second 42", "second completed",
      ],
      "Each subscriber of what execute returned should get the whole work.")
    XCTAssertEqual(runs, 1, "Two subscribers should not make the work run again.")
  }

  func test_everybody_is_told_before_the_work_starts() {
    let command = MiniCommand<Int, Int> { _ in
      self.story.append("closure")
      return MiniSignal { _ in
        self.story.append("work")
        return nil
      }
    }
    follow(command)
    story = []
    command.execute(1)
    XCTAssertEqual(
      story, ["closure", "executing true", "enabled false", "announced", "work"],
      "execute should call the closure, tell all three signals, and start the work last.")
  }

  func test_an_end_is_told_to_the_recording_first() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    follow(command)
    listen(command.execute(1), as: "recording")
    story = []
    work.sendCompleted()
    XCTAssertEqual(
      story, ["recording completed", "executing false", "enabled true"],
      "A completion should be told to the recording, then to executing and enabled.")
  }

  func test_an_error_is_a_value_on_errors_and_an_end_of_the_execution() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    follow(command)
    command.executionSignals.subscribe(next: { self.listen($0, as: "execution") })
    listen(command.execute(1), as: "returned")
    story = []
    work.sendNext(5)
    work.sendError(Failure())
    XCTAssertEqual(
      story.filter { $0.hasPrefix("execution ") }, ["execution 5", "execution completed"],
      "The execution that was announced should complete where the work fails.")
    XCTAssertEqual(
      story.filter { !$0.hasPrefix("execution ") },
      ["returned 5", "returned error", "errors Failure()", "executing false", "enabled true"],
      "What execute returned should fail; then errors, executing and enabled are told.")
  }

  func test_a_second_execution_is_refused_while_one_runs() {
    let works = [MiniSubject<Int>(), MiniSubject<Int>()]
    var inputs: [Int] = []
    let command = MiniCommand<Int, Int> { input in
      inputs.append(input)
      return works[input]
    }
    command.execute(0)
    follow(command)
    story = []
    command.execute(1).subscribe(error: { self.story.append("refused \($0)") })
    XCTAssertEqual(
      story, ["refused notEnabled"], "Only the signal that execute returned should fail.")
    XCTAssertEqual(inputs, [0], "A refused execute should not call the closure.")
    works[0].sendError(Failure())
    command.execute(1)
    XCTAssertEqual(inputs, [0, 1], "When the first one is over, the next one should begin.")
  }

  func test_the_state_is_told_to_each_newcomer_and_then_each_change() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    command.execute(1)
    command.executing.subscribe(next: { self.story.append("executing \($0)") })
    command.enabled.subscribe(next: { self.story.append("enabled \($0)") })
    XCTAssertEqual(
      story, ["executing true", "enabled false"],
      "A subscriber that comes during an execution should get the present state.")
    work.sendNext(1)
    work.sendCompleted()
    XCTAssertEqual(
      story.suffix(2), ["executing false", "enabled true"],
      "The end of the work should be told once to each of the two.")
    XCTAssertEqual(story.count, 4, "A value of the work should change no state.")
  }

  func test_with_several_at_once_it_executes_until_the_last_has_ended() {
    let works = [MiniSubject<Int>(), MiniSubject<Int>()]
    let command = MiniCommand<Int, Int>(allowsConcurrentExecution: true) { works[$0] }
    follow(command)
    command.execute(0)
    command.execute(1)
    works[0].sendCompleted()
    story.append("one is over")
    works[1].sendError(Failure())
    XCTAssertEqual(
      story,
      [
        "executing false", "enabled true", "executing true", "announced", "announced",
        "one is over", "errors Failure()", "executing false",
      ],
      "It should be enabled all the time, and executing until both are over, told once.")
  }

  func test_the_enabling_signal_decides_while_nothing_runs() {
    let isAllowed = MiniReplaySubject<Bool>(capacity: 1)
    isAllowed.sendNext(false)
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int>(enabled: isAllowed) { _ in work }
    command.enabled.subscribe(next: { self.story.append("enabled \($0)") })
    command.execute(1).subscribe(error: { self.story.append("refused \($0)") })
    isAllowed.sendNext(true)
    command.execute(1)
    isAllowed.sendNext(false)
    work.sendCompleted()
    story.append("work is over")
    isAllowed.sendNext(true)
    XCTAssertEqual(
      story,
      [
        "enabled false", "refused notEnabled", "enabled true", "enabled false", "work is over",
        "enabled true",
      ],
      "It should be enabled when the signal allows it and no execution runs, and tell changes only."
    )
  }

  func test_several_at_once_does_not_overrule_the_enabling_signal() {
    let isAllowed = MiniSubject<Bool>()
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int>(enabled: isAllowed, allowsConcurrentExecution: true) {
      _ in work
    }
    command.enabled.subscribe(next: { self.story.append("enabled \($0)") })
    command.execute(1)
    isAllowed.sendNext(false)
    command.execute(1).subscribe(error: { self.story.append("refused \($0)") })
    XCTAssertEqual(
      story, ["enabled true", "enabled false", "refused notEnabled"],
      "While the enabling signal says false, nothing should begin, however many may run at once.")
  }

  func test_an_enabling_signal_that_has_said_nothing_allows_it() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int>(enabled: MiniSubject<Bool>()) { _ in work }
    listen(command.execute(1), as: "returned")
    work.sendNext(3)
    XCTAssertEqual(
      story, ["returned 3"], "Until the enabling signal sends, it should count as true.")
  }

  func test_who_leaves_does_not_stop_the_work() {
    var isStopped = false
    var sender: MiniSubscriber<Int>?
    let command = MiniCommand<Int, Int> { _ in
      MiniSignal { subscriber in
        sender = subscriber
        return MiniDisposable { isStopped = true }
      }
    }
    let recording = command.execute(1)
    recording.subscribe().dispose()
    XCTAssertFalse(isStopped, "dispose() should end the subscription, and let the work go on.")
    sender?.sendNext(8)
    listen(recording, as: "late")
    XCTAssertEqual(story, ["late 8"], "A late subscriber should get what was sent.")
  }

  private func follow(_ command: MiniCommand<Int, Int>) {
    command.executing.subscribe(next: { self.story.append("executing \($0)") })
    command.enabled.subscribe(next: { self.story.append("enabled \($0)") })
    command.errors.subscribe(next: { self.story.append("errors \($0)") })
    command.executionSignals.subscribe(next: { _ in self.story.append("announced") })
  }

  private func listen(_ signal: MiniSignal<Int>, as name: String) {
    signal.subscribe(
      next: { self.story.append("\(name) \($0)") },
      error: { _ in self.story.append("\(name) error") },
      completed: { self.story.append("\(name) completed") })
  }
}
