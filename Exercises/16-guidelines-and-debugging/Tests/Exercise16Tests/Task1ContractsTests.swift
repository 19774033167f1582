import Marbles
import ReactiveCore
import XCTest

@testable import Exercise16

final class Task1ContractsTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var library = CityLibrary(
    holdings: ["Emma", "Dracula", "Emil"], desk: clock)

  func test_the_notice_board_is_hot_and_never_ends() {
    check(
      library.noticeContract, "HotSignal<[String], NoError>", scheduler: "current",
      "The signal sends any number of notices, even without subscribers, and never ends.")
    let violations = violations(of: library.noticeChanged, library.noticeContract, starts: nil) {
      self.library.post("Closed on Monday")
      self.library.post("Open again")
    }
    XCTAssertEqual(violations, [], "The notice board's signal should match its contract.")
  }

  func test_titles_are_cold_and_delivered_on_the_desk() {
    check(
      library.titlesContract, "ColdSignal<[String], NoError>", completes: true,
      scheduler: "specified",
      "Each subscriber starts a search, which delivers any number of titles on the desk.")
    for text in ["Em", "xyz"] {
      XCTAssertEqual(
        violations(
          of: library.titles(containing: text), library.titlesContract, starts: "titles"),
        [], "A search should match its contract, even if it finds no titles.")
    }
  }

  func test_a_shelf_is_one_value_or_nil() {
    check(
      library.shelfContract, "ColdSignal<Int?, NoError>", completes: true, scheduler: "current",
      "The signal sends exactly one value, which is nil if the library doesn't have the book.")
    for title in ["Emma", "Moby Dick"] {
      var violations: [String] = []
      library.shelf(of: title)
        .checking(library.shelfContract, report: { violations.append($0.reason) })
        .subscribe()
      XCTAssertEqual(violations, [], "The shelf signal for “\(title)” should match its contract.")
    }
  }

  func test_borrowing_sends_no_value() {
    check(
      library.borrowContract, "ColdSignal<None, LoanError>", completes: true, fails: true,
      scheduler: "current", "The signal sends no value and fails only with one type of error.")
    for title in ["Emma", "Moby Dick"] {
      XCTAssertEqual(
        violations(of: library.borrow(title), library.borrowContract, starts: "borrow"), [],
        "The borrow signal for “\(title)” should match its contract.")
    }
  }

  func test_the_closing_hour_is_shared() {
    check(
      library.closingContract, "ColdSignal<Int, NoError>", completes: true, scheduler: "current",
      multicast: true, "The work starts with the first subscriber, and all subscribers share it.")
    for _ in 1...2 {
      XCTAssertEqual(
        violations(of: library.closingHour, library.closingContract, starts: "closingHour"), [],
        "The closing hour's signal should match its contract for each subscriber.")
    }
  }

  /// Checks a contract's notation, except for its free text.
  ///
  /// A failure names the wrong lines, but doesn't give away the right ones.
  private func check<Value>(
    _ contract: SignalContract<Value>, _ signature: String, completes: Bool = false,
    fails: Bool = false, scheduler: String, multicast: Bool = false, _ message: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let lines = "\(contract)".split(separator: "\n").map(String.init)
    let found = lines.map { line in
      ["Completion:", "Error:"].first { line.hasPrefix($0) }.map { "\($0) …" } ?? line
    }
    let expected =
      [signature] + (completes ? ["Completion: …"] : []) + (fails ? ["Error: …"] : [])
      + ["Scheduler: \(scheduler)", "Multicast: \(multicast ? "YES" : "NO")"]
    let wrong = found.filter { !expected.contains($0) }.joined(separator: ", ")
    XCTAssertTrue(
      found == expected,
      "\(message) Check \(wrong.isEmpty ? "the line that is missing" : wrong).",
      file: file, line: line)
  }

  /// Returns the contract violations of one subscription to a signal.
  private func violations<Value>(
    of signal: Signal<Value>, _ contract: SignalContract<Value>, starts work: String?,
    while action: () -> Void = {}
  ) -> [String] {
    var reasons: [String] = []
    let starts = work.map { work in { self.library.starts[work, default: 0] } }
    let subscription =
      signal
      .checking(contract, starts: starts, report: { reasons.append($0.reason) })
      .subscribe()
    action()
    clock.advance(by: .seconds(5))
    subscription.dispose()
    return reasons
  }
}
