import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging

final class BuildLogTests: XCTestCase {
  func test_errors_keep_file_line_and_message_once_and_lose_the_noise() {
    let text = """
      [3/7] Compiling Exercise04 Task1Double.swift
      /bench/Sources/Exercise04/Task1Double.swift:2:44: error: cannot find 'x' in scope
      1 | // a comment
      2 | public func double(_ number: Int) -> Int { x }
        |                                            `- error: cannot find 'x' in scope
      /bench/Sources/Exercise04/Task1Double.swift:9:1: warning: never used
      /bench/Sources/Exercise04/Task1Double.swift:2:44: error: cannot find 'x' in scope
      error: fatalError
      """
    XCTAssertEqual(
      BuildLog(text).errors,
      [
        .init(
          path: "/bench/Sources/Exercise04/Task1Double.swift", line: 2,
          message: "cannot find 'x' in scope")
      ])
  }

  func test_an_error_in_a_shared_file_is_blamed_on_every_task() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let log = BuildLog("/bench/Sources/Exercise04/Deep.swift:1:1: error: expected expression")
    let blame = try Blame(
      log: log, exercise: fixture.exercise(), bench: URL(fileURLWithPath: "/bench"))
    XCTAssertEqual(blame.problems.keys.sorted(), [1, 2])
    XCTAssertEqual(
      blame.problems[1]?.file, "Exercises/04-signals/Sources/Exercise04/Deep.swift")
  }

  func test_a_full_disk_is_said_in_one_sentence() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let log = BuildLog("ld.gold: fatal error: out.o: No space left on device\n")
    XCTAssertThrowsError(
      try Blame(log: log, exercise: fixture.exercise(), bench: fixture.root)
    ) { error in
      XCTAssertEqual(
        (error as? CourseError)?.sentence,
        "the disk is full, so nothing was built. Free some space and try again.")
    }
  }

  func test_a_folder_for_temporary_files_that_is_not_there_is_no_fault_of_a_file() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let log = BuildLog("error: InternalError(description: \"couldNotFindTmpDir\")\n")
    XCTAssertThrowsError(
      try Blame(
        log: log, exercise: fixture.exercise(), bench: fixture.root, temporary: "/no/such/folder")
    ) { error in
      let error = error as? CourseError
      XCTAssertEqual(
        error?.sentence,
        "nothing was built: /no/such/folder cannot be written. Set TMPDIR to a folder that can be.")
      XCTAssertEqual(error?.isTheMachines, true)
    }
    XCTAssertNil(TemporaryFolder.problem(at: fixture.root.path))
  }

  func test_a_failure_without_a_file_shows_its_own_words() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    XCTAssertThrowsError(
      try Blame(
        log: BuildLog("noise\nerror: no such module cache\n"), exercise: fixture.exercise(),
        bench: fixture.root)
    ) { error in
      XCTAssertTrue((error as? CourseError)?.sentence.contains("no such module cache") ?? false)
    }
  }
}
