import Foundation
import Sandbox
import XCTest

@testable import Judging
@testable import Sandbox

final class RunOutcomesTests: XCTestCase {
  private let failure = TestFailure(file: "T.swift", line: 3, message: "no")

  private func outcomes(
    _ events: String, end: ChildProcess.End = .exited(0), errors: String = "",
    memory: Int = 0
  ) throws -> [String: TestOutcome] {
    let lines = events.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return "key \(words[0]) " }
      let more = "\t" + #"{"isThrownError":false,"file":"T.swift","line":3,"message":"no"}"#
      return "key \(words[0]) Task1DoubleTests.\(words[1])\(words[0] == "failed" ? more : "")"
    }
    let run = ChildProcess.Finished(end: end, errors: errors, peakMemory: memory)
    return RunOutcomes(testClass: "Task1DoubleTests", expected: ["testOne", "testTen"])
      .outcomes(of: run, report: WatcherReport(lines.joined(separator: "\n"), token: "key"))
  }

  private let whole = "started testOne\npassed testOne\nstarted testTen\npassed testTen\nfinished"

  func test_all_reported_once_and_ended_by_the_harness_is_a_pass() throws {
    XCTAssertEqual(try outcomes(whole), ["testOne": .passed, "testTen": .passed])
  }

  func test_a_test_that_is_not_reported_is_no_pass() throws {
    XCTAssertEqual(try outcomes("finished"), [:])
    XCTAssertEqual(try outcomes(""), ["testOne": .leftEarly(0)])
  }

  func test_a_test_reported_twice_is_no_pass() throws {
    let found = try outcomes("passed testOne\n" + whole)
    XCTAssertEqual(found["testOne"], .notRun)
  }

  func test_a_skip_is_no_pass() throws {
    let found = try outcomes("started testOne\nskipped testOne\nfinished")
    XCTAssertEqual(found, ["testOne": .skipped])
  }

  func test_a_failure_stays_when_the_exit_code_lies() throws {
    let found = try outcomes(
      "started testOne\nfailed testOne\nended testOne\nstarted testTen\npassed testTen\nfinished")
    XCTAssertEqual(found, ["testOne": .failed(failure), "testTen": .passed])
  }

  func test_passes_without_an_end_by_the_harness_are_not_believed() throws {
    let found = try outcomes("started testOne\npassed testOne\nstarted testTen\npassed testTen")
    XCTAssertEqual(found, ["testOne": .passed, "testTen": .leftEarly(0)])
  }

  func test_a_crash_belongs_to_the_test_that_ran() throws {
    let found = try outcomes(
      "started testOne\npassed testOne\nstarted testTen", end: .signalled(4),
      errors: "Swift/Array.swift:1: Fatal error: Index out of range\nmore\n")
    XCTAssertEqual(found, ["testOne": .passed, "testTen": .crashed("Index out of range")])
  }

  func test_a_crash_after_the_last_test_is_no_pass() throws {
    let found = try outcomes(whole, end: .signalled(11))
    XCTAssertEqual(found["testOne"], .passed)
    XCTAssertNotEqual(found["testTen"], .passed)
  }

  func test_the_limits_have_outcomes_of_their_own() throws {
    XCTAssertEqual(try outcomes("started testOne", end: .timedOut), ["testOne": .hung])
    XCTAssertEqual(
      try outcomes("started testOne", end: .signalled(5), memory: TestLimits.memory),
      ["testOne": .ranOutOfMemory])
  }

  func test_the_words_of_a_failed_allocation_are_enough_and_a_small_crash_is_a_crash() throws {
    let words = "Fatal error: failed to allocate 8000032 bytes of memory with alignment 8\n"
    XCTAssertEqual(
      try outcomes("started testOne", end: .signalled(6), errors: words),
      ["testOne": .ranOutOfMemory])
    XCTAssertEqual(
      try outcomes("started testOne", end: .signalled(4), memory: 400 << 20),
      ["testOne": .crashed("signal 4")])
  }

  func test_a_test_of_another_class_counts_for_nothing() {
    let run = ChildProcess.Finished(end: .exited(0))
    XCTAssertEqual(
      RunOutcomes(testClass: "Task1DoubleTests", expected: ["testOne"])
        .outcomes(
          of: run,
          report: WatcherReport("key passed OtherTests.testOne\nkey finished ", token: "key")),
      [:])
  }
}

final class CrashMessageTests: XCTestCase {
  private func message(_ errors: String, _ signal: Int32 = SIGTRAP) -> CrashMessage {
    CrashMessage(in: errors, signal: signal)
  }

  func test_swift_s_words_come_without_what_stands_before_them() {
    XCTAssertEqual(message("noise\nFatal error: Index out of range\n").words, "Index out of range")
  }

  func test_a_file_of_the_exercise_is_named_with_its_line() {
    let crash = message("noise\nExercise01/Task1SalesReport.swift:19: Fatal error: TODO\nmore\n")
    XCTAssertEqual(crash.words, "TODO")
    XCTAssertEqual(crash.place, CrashPlace(file: "Task1SalesReport.swift", line: 19))
  }

  func test_a_trap_inside_of_the_standard_library_has_no_place() {
    let crash = message("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n")
    XCTAssertEqual(crash.words, "Index out of range")
    XCTAssertNil(crash.place)
  }

  func test_an_end_by_a_signal_is_said_in_words_where_its_reason_is_known() {
    XCTAssertTrue(message("", SIGSEGV).words.contains("recursion"))
    XCTAssertTrue(message("", SIGXFSZ).words.contains("larger than 64 MB"))
    XCTAssertTrue(message("", SIGKILL).words.contains("from outside"))
  }
}
