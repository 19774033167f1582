import Foundation
import XCTest

@testable import CourseModel
@testable import Sandbox

final class ChildProcessTests: XCTestCase {
  private func shell(_ script: String, limit: TimeInterval = 20) throws -> ChildProcess.Finished {
    try ChildProcess(arguments: ["sh", "-c", script], limit: limit).run()
  }

  func test_output_errors_and_exit_code_arrive_apart() throws {
    let finished = try shell("echo out; echo err >&2; exit 3")
    XCTAssertEqual(finished.end, .exited(3))
    XCTAssertEqual([finished.output, finished.errors], ["out\n", "err\n"])
  }

  func test_a_signal_is_told_apart_from_an_exit() throws {
    XCTAssertEqual(try shell("kill -SEGV $$").end, .signalled(SIGSEGV))
  }

  func test_the_limit_ends_the_whole_group() throws {
    let mark = UUID().uuidString
    let finished = try shell("sh -c 'while true; do :; done' \(mark) & wait", limit: 0.3)
    XCTAssertEqual(finished.end, .timedOut)
    XCTAssertEqual(
      try shell("ps ax | grep -c '[^ ]*\(mark.dropLast())[\(mark.suffix(1))]'").output, "0\n")
  }

  func test_a_long_output_keeps_its_two_ends() throws {
    let finished = try shell("echo first; yes 0123456789 | head -c 3000000; echo last")
    XCTAssertEqual(finished.end, .exited(0))
    XCTAssertTrue(finished.output.hasPrefix("first\n"))
    XCTAssertTrue(finished.output.hasSuffix("last\n"))
    XCTAssertLessThan(
      finished.output.utf8.count, Channel.keptAtStart + Channel.keptAtEnd + 200)
  }

  func test_the_secret_is_read_and_evidence_written_on_descriptor_3() throws {
    let child = ChildProcess(
      arguments: ["sh", "-c", "s=$(head -c 4 <&3); echo $s told >&3"], limit: 20, secret: "open")
    XCTAssertEqual(try child.run().evidence, "open told\n")
  }

  func test_who_does_not_know_the_secret_gains_no_time_by_talking() throws {
    let silent = "head -c 4 <&3; while true; do echo passed >&3; done"
    let child = ChildProcess(arguments: ["sh", "-c", silent], limit: 0.5, secret: "open")
    XCTAssertEqual(try child.run().end, .timedOut)
  }

  func test_standard_input_is_empty_and_never_waits() throws {
    XCTAssertEqual(try shell("cat").end, .exited(0))
  }

  func test_a_program_that_is_not_there_is_named() {
    let child = ChildProcess(arguments: ["/nowhere/swift"], limit: 1)
    XCTAssertThrowsError(try child.run()) { error in
      XCTAssertEqual(
        (error as? CourseError)?.sentence,
        "cannot start /nowhere/swift: No such file or directory.")
    }
  }

  #if os(Linux)
    func test_a_process_that_left_the_group_is_ended_too() throws {
      let mark = "course-test-\(UUID().uuidString)"
      // One keeps its environment, the other has none, and both have a session of their own.
      let loop = "sh -c 'while true; do :; done' \(mark)"
      let finished = try shell("setsid \(loop) & setsid env -i \(loop) & echo started")
      XCTAssertEqual(finished.output, "started\n")
      let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      let living = names.filter { name in
        let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
        return Int(name) != nil && line.range(of: Data(mark.utf8)) != nil
      }
      XCTAssertEqual(living, [])
    }
  #endif
}
