import Foundation
import XCTest

@testable import Judging

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
