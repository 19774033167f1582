import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task1DownloadsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_three_at_a_time_and_the_others_in_the_order_of_marking() {
    let files = Files(clock, ["a": "---a--|", "b": "-b|", "c": "----c|", "d": "-d-|", "e": "-e|"])
    let downloads: Signal<String> = downloads(of: clock.hot("(abcde|)"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "-b-(ad)c-e|",
      "b, then a and d, then c and e should come, each as soon as its file sends it.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-6", "b 0-2", "c 0-5", "d 2-5", "e 5-7"],
      "d should be loaded from 2 s, when b is done, and e from 5 s, when c and d are.")
  }

  func test_a_marked_file_is_loaded_at_once_while_there_is_room() {
    let files = Files(clock, ["a": "--a|", "b": "--b|", "c": "--c|", "d": "--d|"])
    let downloads: Signal<String> = downloads(of: clock.hot("a--b-c-d--|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "--a--b-c-d|",
      "There is always room, so each file should come 2 s after it is marked.")
  }

  func test_without_files_it_completes_with_the_marks() {
    let files = Files(clock, [:])
    let downloads: Signal<String> = downloads(of: clock.hot("---|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "---|",
      "Without marked files the completion should come when no file can be marked, at 3 s.")
  }

  func test_goes_on_until_the_last_file_is_loaded() {
    let files = Files(clock, ["a": "-a|", "b": "--b-----|"])
    let downloads: Signal<String> = downloads(of: clock.hot("ab|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "-a-b-----|",
      "Marking ends at 2 s, but b is being loaded until 9 s: completed then.")
  }

  func test_fails_when_a_file_fails_and_loads_nothing_more() {
    let files = Files(clock, ["a": "-----a|", "b": "--#", "c": "-----c|", "d": "-d|"])
    let downloads: Signal<String> = downloads(of: clock.hot("(abcd)---|"), load: files.load)
    XCTAssertEqual(
      clock.timeline(of: downloads, until: .seconds(20)), "--#",
      "The error of b should come through at 2 s.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-2", "b 0-2", "c 0-2"],
      "After the error at 2 s nothing should be loaded, and d should never begin.")
  }

  func test_who_leaves_stops_what_is_loaded_and_what_waits() {
    let files = Files(clock, ["a": "--a-|", "b": "--b-|", "c": "--c-|", "d": "--d-|"])
    let downloads: Signal<String> = downloads(of: clock.hot("(abcd)---|"), load: files.load)
    let recorded = clock.record(downloads, until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "--(abc)!", "Who leaves at 3 s should have heard a, b and c.")
    XCTAssertEqual(
      files.lifetimes, ["a 0-3", "b 0-3", "c 0-3"],
      "When the subscriber has left at 3 s, nothing should be loaded any more.")
  }
}
