@testable import Processes
import XCTest

@testable import Grading

final class RunOutcomesTests: XCTestCase {
  private let failure = TestFailure(file: "T.swift", line: 3, message: "no")

  private func ended(
    _ end: ChildProcess.End = .exited(0), _ errors: String = ""
  ) -> ChildProcess.Outcome {
    ChildProcess.Outcome(end: end, errors: errors)
  }

  private func outcomes(
    _ events: String, of run: ChildProcess.Outcome
  ) throws -> [String: TestOutcome] {
    let lines = events.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return "key \(words[0]) " }
      let more = "\t" + #"{"isThrownError":false,"file":"T.swift","line":3,"message":"no"}"#
      return "key \(words[0]) Task1DoubleTests.\(words[1])\(words[0] == "failed" ? more : "")"
    }
    return RunOutcomes(testClass: "Task1DoubleTests", expected: ["testTen", "testOne"])
      .outcomes(of: run, report: WatcherReport(lines.joined(separator: "\n"), token: "key"))
  }

  private let passed = "started testOne\npassed testOne\nstarted testTen\npassed testTen\nfinished"

  func test_a_test_passes_only_if_it_is_reported_once_and_XCTest_finishes() throws {
    let words = "Fatal error: failed to allocate 8000032 bytes of memory with alignment 8\n"
    let cases: [(events: String, run: ChildProcess.Outcome, wanted: [String: TestOutcome])] = [
      (passed, ended(), ["testOne": .passed, "testTen": .passed]),
      ("finished", ended(), [:]), ("", ended(), ["testOne": .leftEarly(0)]),
      ("passed testOne\n" + passed, ended(), ["testOne": .notRun, "testTen": .passed]),
      ("started testOne\nskipped testOne\nfinished", ended(), ["testOne": .skipped]),
      // The reported failure counts even though the exit code is 0.
      (
        "started testOne\nfailed testOne\nended testOne\nstarted testTen\npassed testTen\nfinished",
        ended(), ["testOne": .failed(failure), "testTen": .passed]
      ),
      // “finished” is missing, so XCTest ended early.
      (
        "started testOne\npassed testOne\nstarted testTen\npassed testTen", ended(),
        ["testOne": .passed, "testTen": .leftEarly(0)]
      ),
      // A crash counts against the running test, or against the last test if all tests have ended.
      (
        "started testOne\npassed testOne\nstarted testTen",
        ended(.signaled(4), "Swift/Array.swift:1: Fatal error: Index out of range\nmore\n"),
        ["testOne": .passed, "testTen": .crashed("Index out of range")]
      ),
      ("started testOne", ended(.timedOut), ["testOne": .hung]),
      ("started testOne", ended(.signaled(6), words), ["testOne": .ranOutOfMemory]),
      ("started testOne", ended(.signaled(4)), ["testOne": .crashed("signal 4")]),
    ]
    for (events, run, wanted) in cases {
      XCTAssertEqual(try outcomes(events, of: run), wanted, "\(events), \(run)")
    }
    let crashed = try outcomes(passed, of: ended(.signaled(11)))
    XCTAssertEqual(crashed["testOne"], .passed)
    XCTAssertNotEqual(crashed["testTen"], .passed)
  }

  func test_tests_of_other_classes_are_ignored() {
    let run = ChildProcess.Outcome(end: .exited(0))
    XCTAssertEqual(
      RunOutcomes(testClass: "Task1DoubleTests", expected: ["testOne"])
        .outcomes(
          of: run,
          report: WatcherReport("key passed OtherTests.testOne\nkey finished ", token: "key")),
      [:])
  }

  private func events(_ text: String) -> [WatcherReport.Event] {
    WatcherReport(text, token: "key").events
  }

  func test_lines_without_the_token_are_ignored() {
    XCTAssertEqual(
      events(
        "key started T.one\nguess passed T.one\npassed T.one\nkey ended T.one\nkey finished \n"),
      [
        WatcherReport.Event(kind: .started, test: "T.one"),
        WatcherReport.Event(kind: .ended, test: "T.one"),
        WatcherReport.Event(kind: .finished, test: ""),
      ])
  }

  func test_incomplete_and_unknown_lines_are_ignored() {
    XCTAssertEqual(
      events("key\nkey passed T.one\tmore\nkey failed T.one\nkey forgot T.one\nkey star"), [])
  }
}

final class CrashMessageTests: XCTestCase {
  private func message(_ errors: String, _ signal: Int32 = SIGTRAP) -> CrashMessage {
    CrashMessage(in: errors, signal: signal)
  }

  func test_a_crash_has_the_file_and_line_of_the_exercise() {
    let crash = message("noise\nExercise01/Task1SalesReport.swift:19: Fatal error: TODO\nmore\n")
    XCTAssertEqual(crash.words, "TODO")
    XCTAssertEqual(crash.place, CrashPlace(file: "Task1SalesReport.swift", line: 19))
  }

  func test_signals_with_a_known_reason_are_explained() {
    XCTAssertTrue(message("", SIGSEGV).words.contains("recursion"))
    XCTAssertTrue(message("", SIGXFSZ).words.contains("larger than 64 MB"))
    XCTAssertTrue(message("", SIGKILL).words.contains("another process"))
  }
}
