import Marbles
import ReactiveCore
import XCTest

@testable import Exercise16

final class Task1ContractsTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var library = CityLibrary(
    holdings: ["Emma", "Dracula", "Emil"], desk: clock)

  func test_the_notice_board_is_hot_and_has_no_end() {
    check(
      library.noticeContract, "HotSignal<[String], NoError>", scheduler: "current",
      "A new text comes when somebody posts it, any number of times; nothing ends it.")
    let violations = violations(of: library.noticeChanged, library.noticeContract, starts: nil) {
      self.library.post("Closed on Monday")
      self.library.post("Open again")
    }
    XCTAssertEqual(violations, [], "The board should keep its contract.")
  }

  func test_titles_are_cold_and_come_at_the_desk() {
    check(
      library.titlesContract, "ColdSignal<[String], NoError>", completes: true,
      scheduler: "specified",
      "The search starts for each subscriber, and delivers any number of titles at the desk.")
    let violations = violations(
      of: library.titles(containing: "Em"), library.titlesContract, starts: "titles")
    XCTAssertEqual(violations, [], "A search with two titles should keep its contract.")
  }

  func test_titles_of_nothing_keep_the_contract_too() {
    let violations = violations(
      of: library.titles(containing: "xyz"), library.titlesContract, starts: "titles")
    XCTAssertEqual(violations, [], "A search without any title should keep its contract.")
  }

  func test_a_shelf_is_one_value_that_may_be_missing() {
    check(
      library.shelfContract, "ColdSignal<Int?, NoError>", completes: true, scheduler: "current",
      "There is exactly one answer, which is nil when the book is not there.")
    for title in ["Emma", "Moby Dick"] {
      var violations: [String] = []
      library.shelf(of: title)
        .checking(library.shelfContract, report: { violations.append($0.reason) })
        .subscribe()
      XCTAssertEqual(violations, [], "The shelf of \(title) should keep its contract.")
    }
  }

  func test_borrowing_sends_nothing_but_its_end() {
    check(
      library.borrowContract, "ColdSignal<None, LoanError>", completes: true, fails: true,
      scheduler: "current", "No value comes: the book is lent, or there is an error of one kind.")
    XCTAssertEqual(
      violations(of: library.borrow("Emma"), library.borrowContract, starts: "borrow"), [],
      "Borrowing a book that is there should keep the contract.")
    XCTAssertEqual(
      violations(of: library.borrow("Moby Dick"), library.borrowContract, starts: "borrow"), [],
      "Borrowing a book that is not there should keep the contract: it fails.")
  }

  func test_the_closing_hour_is_asked_for_once() {
    check(
      library.closingContract, "ColdSignal<Int, NoError>", completes: true, scheduler: "current",
      multicast: true, "The work begins with the first subscriber, and all share one run of it.")
    let first = violations(
      of: library.closingHour, library.closingContract, starts: "closingHour")
    let second = violations(
      of: library.closingHour, library.closingContract, starts: "closingHour")
    XCTAssertEqual(first + second, [], "Two who ask for the hour should both find it kept.")
  }

  /// Compares a contract's notation, without the texts that are for people.
  ///
  /// A failure names the lines to look at again. It does not show the right ones.
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
      "\(message) Look again at \(wrong.isEmpty ? "the line that is missing" : wrong).",
      file: file, line: line)
  }

  /// What a signal does against a contract in one subscription.
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
