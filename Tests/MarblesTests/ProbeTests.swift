import Marbles
import ReactiveCore
import XCTest

final class ProbeTests: XCTestCase {
  private let scheduler = TestScheduler()

  func test_a_probe_forwards_its_events() {
    let probe = scheduler.probe(scheduler.cold("-a-(bc)-|"))
    XCTAssertEqual(scheduler.timeline(of: probe.signal), "-a-(bc)-|")
    XCTAssertEqual(probe.subscriptions, ["-a-(bc)-|"])
    let failing = scheduler.probe(scheduler.cold(Timeline<Int>("-#", error: Offline())))
    let recorded = scheduler.record(failing.signal)
    scheduler.run()
    XCTAssertEqual(recorded.timeline, failing.subscriptions.first)
    XCTAssertEqual(recorded.timeline, Timeline("-----^#", error: Offline()))
  }

  func test_a_probe_records_how_a_subscription_ended() {
    let source = scheduler.probe(scheduler.cold("-a-b-c|"))
    let sampler = scheduler.probe(scheduler.cold("---|"))
    let recorded = scheduler.record(source.signal.sample(sampler.signal))
    scheduler.run()
    XCTAssertEqual(recorded.timeline, "---|")
    XCTAssertEqual(source.subscriptions, ["-a-(b!)"])
    XCTAssertEqual(sampler.subscriptions, ["---|"])
  }

  func test_a_probe_has_a_timeline_for_each_subscription() {
    let source = scheduler.probe(scheduler.cold("-a|"))
    scheduler.record(source.signal.concat(source.signal))
    scheduler.record(source.signal, at: .seconds(1), until: .seconds(2))
    scheduler.run()
    XCTAssertEqual(source.subscriptions, ["-a|", "-^!", "--^a|"])
    XCTAssertEqual(source.lifetimes, ["--!", "-^!", "--^-!"])
  }

  func test_lifetimes_of_any_type_can_be_compared_with_text() {
    let pairs = scheduler.cold("-a-b|").map { ($0, $0) }
    let probe = scheduler.probe(pairs)
    scheduler.record(probe.signal, at: .seconds(1), until: .seconds(3))
    scheduler.run()
    XCTAssertEqual(probe.lifetimes, ["-^-!"])
  }
}
