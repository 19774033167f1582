import Marbles
import ReactiveCore
import XCTest

final class RecordingTests: XCTestCase {
  private let scheduler = TestScheduler()

  func test_values_and_ends_are_recorded_even_during_the_subscription() {
    let recorded = scheduler.record(scheduler.cold("--a--(bc)--|").map { $0.uppercased() })
    scheduler.run()
    XCTAssertEqual(recorded.timeline, "--A--(BC)--|")
    XCTAssertEqual(recorded.values, ["A", "B", "C"])
    let other = TestScheduler()
    let source = other.cold(Timeline<Int>("-1-#", error: Offline()))
    XCTAssertEqual(other.timeline(of: source), Timeline("-1-#", error: Offline()))
    XCTAssertEqual(TestScheduler().timeline(of: Signal.return(7)), "(7|)")
  }

  func test_silence_is_not_a_disposal() {
    XCTAssertEqual(scheduler.timeline(of: scheduler.cold("-a-")), "-a")
    XCTAssertEqual(TestScheduler().timeline(of: Signal<String>.never()), "")
    let one = Signal<Int> { subscriber in
      subscriber.sendNext(1)
      return nil
    }
    XCTAssertEqual(TestScheduler().timeline(of: one), "1")
  }

  func test_a_released_recording_does_not_retain_its_source() {
    weak var subject: Subject<Int>?
    weak var recording: Recording<Int>?
    do {
      let source = Subject<Int>()
      let recorded = scheduler.record(source.map { $0 })
      (subject, recording) = (source, recorded)
      source.sendNext(1)
      XCTAssertEqual(recorded.timeline, "1")
    }
    XCTAssertNil(recording)
    XCTAssertNil(subject)
  }

  func test_a_recording_can_be_read_while_time_continues() {
    let recorded = scheduler.record(scheduler.cold("--a--b--|"))
    XCTAssertEqual(recorded.timeline, "")
    scheduler.advance(by: .seconds(3))
    XCTAssertEqual(recorded.timeline, "--a")
    XCTAssertEqual(recorded.timeline.observed, .seconds(3))
    scheduler.run()
    XCTAssertEqual(recorded.timeline, "--a--b--|")
  }

  func test_a_recording_can_start_later_and_be_disposed() {
    let letters = scheduler.hot("-a-b-c-d-|")
    let recorded = scheduler.record(letters, at: .seconds(2), until: .seconds(6))
    XCTAssertEqual(recorded.timeline, "--^")
    scheduler.run()
    XCTAssertEqual(recorded.timeline, "--^b-c!")
  }

  func test_times_count_from_the_schedulers_zero() {
    scheduler.advance(by: .seconds(3))
    XCTAssertEqual(scheduler.timeline(of: scheduler.cold("-a|")), "---^a|")
  }

  func test_a_manual_disposal_is_recorded_once() {
    let recorded = scheduler.record(scheduler.cold("-a-b|"))
    scheduler.advance(by: .seconds(2))
    recorded.dispose()
    scheduler.run()
    recorded.dispose()
    XCTAssertEqual(recorded.timeline, "-a!")
  }

  func test_disposing_before_the_start_prevents_the_subscription() {
    let source = scheduler.probe(scheduler.cold("-a|"))
    let recorded = scheduler.record(source.signal, at: .seconds(2))
    recorded.dispose()
    scheduler.run()
    XCTAssertEqual(recorded.values, [])
    XCTAssertEqual(source.subscriptions, [])
  }

  func test_an_endless_signal_is_recorded_for_a_limited_time() {
    let ticks = Signal<Int> { [scheduler] subscriber in
      scheduler.schedule(after: .seconds(1), every: .seconds(2)) { subscriber.sendNext(1) }
    }
    XCTAssertEqual(scheduler.timeline(of: ticks, until: .seconds(5)), "-1-1-1")
  }

  func test_the_test_scheduler_is_current_during_the_subscription() {
    let current = Signal<Bool> { [scheduler] subscriber in
      subscriber.sendNext(Scheduler.current === scheduler)
      return nil
    }
    XCTAssertEqual(scheduler.record(current).values, [true])
  }
}
