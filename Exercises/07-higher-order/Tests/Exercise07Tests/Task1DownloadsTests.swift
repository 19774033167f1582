import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task1DownloadsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_three_files_load_at_a_time_and_the_others_wait_in_order() {
    let files = Files(clock, ["a": "---a--|", "b": "-b|", "c": "----c|", "d": "-d-|", "e": "-e|"])
    let downloads: Signal<String> = downloads(of: clock.hot("(abcde|)"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "-b-(ad)c-e|",
      "Each value should be sent when it arrives: “b”, then “a” and “d”, then “c”, and then “e”.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-6", "b 0-2", "c 0-5", "d 2-5", "e 5-7"],
      "At most three files should load at a time, so “d” should start at 2 s and “e” at 5 s.")
  }

  func test_a_file_starts_immediately_while_fewer_than_three_load() {
    let files = Files(clock, ["a": "--a|", "b": "--b|", "c": "--c|", "d": "--d|"])
    let downloads: Signal<String> = downloads(of: clock.hot("a--b-c-d--|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "--a--b-c-d|",
      "At most two other files are loading, so each file should start when it is marked.")
  }

  func test_completes_when_the_last_file_is_loaded() {
    let files = Files(clock, ["a": "-a|", "b": "--b-----|"])
    let downloads: Signal<String> = downloads(of: clock.hot("ab|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "-a-b-----|",
      "The result should complete at 9 s, when the last load does, not at 2 s, when `marked` does.")
  }

  func test_fails_when_a_file_fails_and_loads_nothing_more() {
    let files = Files(clock, ["a": "-----a|", "b": "--#", "c": "-----c|", "d": "-d|"])
    let downloads: Signal<String> = downloads(of: clock.hot("(abcd)---|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "--#",
      "The result should fail when “b” fails, at 2 s.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-2", "b 0-2", "c 0-2"],
      "The error should stop the loads of “a” and “c”, and “d” should never start.")
  }

  func test_dispose_stops_running_and_waiting_downloads() {
    let files = Files(clock, ["a": "--a-|", "b": "--b-|", "c": "--c-|", "d": "--d-|"])
    let downloads: Signal<String> = downloads(of: clock.hot("(abcd)---|"), load: files.load)
    let recorded = clock.record(downloads, until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "--(abc)!", "A subscriber leaving at 3 s should get “a”, “b”, and “c”.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3", "b 0-3", "c 0-3"],
      "Disposing at 3 s should stop “a”, “b”, and “c”, and “d” should never start.")
  }
}
