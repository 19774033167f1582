import Foundation
import ReactiveCore
import XCTest

final class DefaultsChannelTests: XCTestCase {
  private let suite = "reactive-core-\(ProcessInfo.processInfo.globallyUniqueString)"
  private let scheduler = TestScheduler()
  private let log = Log()
  private lazy var defaults = UserDefaults(suiteName: suite)!

  override func tearDown() {
    UserDefaults.standard.removePersistentDomain(forName: suite)
  }

  private func channel() -> ChannelTerminal<Int?> {
    defaults.channel(for: "volume", on: scheduler)
  }

  // OBJ-NOTE-2
  func test_sends_the_current_value_of_its_key_and_skips_repeats() {
    defaults.set(5, forKey: "volume")
    log.record(channel().map { $0.map(String.init) ?? "nil" })
    for volume in [6, 6, 7] { change(to: volume) }
    defaults.set(8, forKey: "brightness")
    post()
    XCTAssertEqual(log.lines, ["5", "6", "7"])
  }

  // OBJ-NOTE-2
  func test_a_received_value_is_written_on_the_scheduler() {
    let volume = channel()
    volume.sendNext(5)
    XCTAssertNil(defaults.object(forKey: "volume"))
    scheduler.run()
    XCTAssertEqual(defaults.integer(forKey: "volume"), 5)
  }

  // OBJ-NOTE-2
  func test_nil_removes_the_key_and_a_removed_key_reads_as_nil() {
    defaults.set(5, forKey: "volume")
    log.record(channel().map { $0.map(String.init) ?? "nil" })
    channel().sendNext(nil)
    scheduler.run()
    XCTAssertNil(defaults.object(forKey: "volume"))
    XCTAssertEqual(log.lines, ["5", "nil"])
  }

  // OBJ-NOTE-2
  func test_a_channel_does_not_echo_its_own_writes_but_sends_later_changes() {
    defaults.set(5, forKey: "volume")
    let volume = channel()
    log.record(volume.map { $0.map(String.init) ?? "nil" })
    volume.sendNext(6)
    scheduler.run()
    XCTAssertEqual(log.lines, ["5"])
    change(to: 5)
    XCTAssertEqual(log.lines, ["5", "5"])
  }

  // OBJ-NOTE-2
  func test_two_channels_for_one_key_update_each_other() {
    let first = channel()
    let second = channel()
    log.record(first.skip(1).map { $0.map(String.init) ?? "nil" }, as: "first hears")
    log.record(second.skip(1).map { $0.map(String.init) ?? "nil" }, as: "second hears")
    first.sendNext(1)
    scheduler.run()
    second.sendNext(2)
    scheduler.run()
    XCTAssertEqual(log.lines, ["second hears 1", "first hears 2"])
  }

  private func change(to volume: Int) {
    defaults.set(volume, forKey: "volume")
    post()
  }

  // Foundation posts this notification on macOS, but not on Linux.
  private func post() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }
}
