import Dispatch
import ReactiveCore
import XCTest

/// Tests of events that should wait while another thread is sending an event.
final class SerialJoinsTests: XCTestCase {
  func test_an_event_of_another_thread_waits_for_the_current_value() {
    assertWaits(
      "take(until:)", { $0.source.take(until: $0.other) },
      meanwhile: { $0.other.sendNext(0) }, then: ["completed"])
    assertWaits(
      "take(untilReplacement:)", { $0.source.take(untilReplacement: $0.other) },
      meanwhile: { $0.replace() }, then: ["begin 2", "end 2"])
    assertWaits(
      "sample", { $0.source.sample($0.other) },
      sending: { $0.sendAndSample() }, meanwhile: { $0.source.sendCompleted() }, then: ["completed"]
    )
    assertWaits(
      "timeout", { $0.source.timeout(.seconds(1), on: $0.scheduler) },
      meanwhile: { $0.scheduler.advance(by: .seconds(1)) }, then: ["error timedOut"])
    assertWaits(
      "delay", { $0.source.delay(.seconds(1), on: $0.scheduler) },
      sending: { $0.sendTwiceAndWait() }, meanwhile: { $0.source.sendError(Failure("lost")) },
      then: ["error lost"])
    assertWaits(
      "the channel of a property", { $0.channel.skip(1) },
      sending: { $0.account.visits = 1 }, meanwhile: { $0.channel.sendCompleted() },
      then: ["completed"])
  }

  /// Asserts that `act`, called on another thread, waits while the first value is being sent.
  private func assertWaits(
    _ name: String, _ makeStage: (Inputs) -> Signal<Int>,
    sending send: (Inputs) -> Void = { $0.source.sendNext(1) },
    meanwhile act: @escaping @Sendable (Inputs) -> Void, then last: [String], line: UInt = #line
  ) {
    let (inputs, log, others) = (Inputs(), Log(), DispatchGroup())
    var isFirst = true
    let stage = makeStage(inputs).doNext { value in
      log.add("begin \(value)")
      if isFirst {
        isFirst = false
        DispatchQueue.global().async(group: others) { act(inputs) }
        let result = others.wait(timeout: .now() + 0.05)
        XCTAssertEqual(result, .timedOut, "\(name) should wait", line: line)
      }
      log.add("end \(value)")
    }
    stage.subscribe(error: { log.add("error \($0)") }, completed: { log.add("completed") })
    send(inputs)
    XCTAssertEqual(others.wait(timeout: .now() + 30), .success, name, line: line)
    XCTAssertEqual(log.lines, ["begin 1", "end 1"] + last, name, line: line)
  }
}

private final class Inputs: @unchecked Sendable {  // Sendable: its properties are thread-safe.
  let (source, other) = (Subject<Int>(), Subject<Int>())
  let scheduler = TestScheduler()
  let account = Account()
  private(set) lazy var channel = account.$visits.channel()

  /// Replaces the source, and then sends a value from the old source, which should be dropped.
  func replace() {
    other.sendNext(2)
    source.sendNext(3)
  }

  func sendAndSample() {
    source.sendNext(1)
    other.sendNext(0)
  }

  func sendTwiceAndWait() {
    source.sendNext(1)
    source.sendNext(2)
    scheduler.advance(by: .seconds(1))
  }
}
