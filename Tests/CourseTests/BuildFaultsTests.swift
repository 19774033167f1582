import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging

final class BuildFaultsTests: XCTestCase {
  private var fixture: CourseFixture!

  override func setUpWithError() throws { fixture = try CourseFixture() }

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
          message: "cannot find 'x' in scope",
          code: """
            2 | public func double(_ number: Int) -> Int { x }
              |                                            ^
            """)
      ])
  }

  func test_beside_an_error_its_first_note_is_kept() {
    let log = BuildLog(
      """
      /bench/b.swift:3:3: error: expected ')' in expression list
      1 | func h(_ x: Int) -> Int {
      2 |   let y = [x, 1].map { $0 + (1
        |                             `- note: to match this opening '('
      3 |   return y[0]
        |   |- error: expected ')' in expression list
        |   `- note: another one
      4 | }

      /bench/b.swift:9:3: error: no excerpt
      """)
    XCTAssertEqual(
      log.errors.map(\.code),
      [
        """
        2 |   let y = [x, 1].map { $0 + (1
          |                             ^ to match this opening '('
        3 |   return y[0]
          |   ^
        """, nil,
      ])
  }

  func test_what_swift_says_of_threads_comes_with_what_to_do() {
    let messages = [
      "let 'step' is not concurrency-safe because non-'Sendable' type '(Int) -> Int' may have shared mutable state "
        + "[#MutableGlobalVariable]": "as a `func`",
      "static property 'count' is not concurrency-safe because it is nonisolated global shared mutable state":
        "a `let`",
      "mutation of captured var 'last' in concurrently-executing code": "a copy",
      "capture of 'set' with non-Sendable type 'Set' in a '@Sendable' closure": "another thread",
      "sending 'last' risks causing data races": "nowhere else",
    ]
    for (message, advice) in messages {
      let error = BuildLog("/a.swift:1:2: error: \(message)").errors.first
      XCTAssertTrue(error?.advice?.contains(advice) ?? false, message)
      XCTAssertFalse(error?.message.contains("[#") ?? true)
    }
    XCTAssertNil(BuildLog("/a.swift:1:2: error: cannot find 'x' in scope").errors.first?.advice)
  }

  private func faults(_ log: String, of fixture: CourseFixture) throws -> BuildFaults {
    try BuildFaults(
      log: BuildLog(log), exercise: fixture.exercise(), bench: URL(fileURLWithPath: "/bench"))
  }

  func test_a_fault_belongs_to_the_task_whose_file_it_is_in_or_whose_tests_show_it() throws {
    let faults = try faults(
      """
      /bench/Sources/Exercise04/Task1Double.swift:2:1: error: expected expression
      /bench/Sources/Exercise04/Task1Double.swift:9:1: error: and so on
      /bench/Tests/Exercise04Tests/Task2TripleTests.swift:5:1: error: cannot find 'triple' in scope
      """, of: fixture)
    XCTAssertEqual(faults.ofTasks[1]?.sentence, "It does not compile: expected expression")
    XCTAssertEqual(
      faults.ofTasks[1]?.place, "Answers/04-signals/Sources/Exercise04/Task1Double.swift:2")
    XCTAssertEqual(
      faults.ofTasks[2]?.sentence, "The tests cannot use your code: cannot find 'triple' in scope")
    XCTAssertEqual(faults.ofSharedFiles, [:])
  }

  func test_a_fault_in_a_file_of_no_task_names_the_file() throws {
    let faults = try faults(
      "/bench/Sources/Exercise04/Deep.swift:1:1: error: expected expression", of: fixture)
    XCTAssertEqual(faults.ofTasks, [:])
    let problem = faults.ofSharedFiles["Sources/Exercise04/Deep.swift"]
    XCTAssertEqual(problem?.sentence, "Deep.swift does not compile: expected expression")
    XCTAssertEqual(problem?.place, "Answers/04-signals/Sources/Exercise04/Deep.swift:1")
  }

  func test_what_the_machine_lacks_is_no_fault_of_a_file() throws {
    let log = BuildLog("error: InternalError(description: \"couldNotFindTmpDir\")\n")
    XCTAssertThrowsError(
      try BuildFaults(
        log: log, exercise: fixture.exercise(), bench: fixture.root, temporary: "/no/such/folder")
    ) { error in
      let error = error as? CourseError
      XCTAssertEqual(
        error?.sentence,
        "nothing was built: /no/such/folder cannot be written. Set TMPDIR to a folder that can be.")
      XCTAssertEqual(error?.isTheMachines, true)
    }
    XCTAssertNil(TemporaryFolder.problem(at: fixture.root.path))
    for (words, start) in [
      ("No space left", "the disk is full"), ("Too many open files", "a program may open"),
    ] {
      XCTAssertThrowsError(
        try BuildFaults(
          log: BuildLog("ld.gold: fatal error: out.o: \(words)\n"), exercise: fixture.exercise(),
          bench: fixture.root)
      ) {
        XCTAssertTrue(($0 as? CourseError)?.sentence.hasPrefix(start) ?? false, "\($0)")
      }
    }
  }

  func test_a_failure_without_a_file_shows_its_own_words_and_blames_the_answer_only_for_code()
    throws
  {
    let logs: [String: (isTheMachines: Bool, advice: String)] = [
      "error: no such module cache": (false, "hardly about your answer"),
      "error: invalid access to /tmp/_a_.build.lock": (true, "not about your answer"),
      "/home/.cache/clang/ModuleCache: Permission denied": (true, "not about your answer"),
      "ld: undefined reference to `double'": (false, "Undo your last change"),
      "ld.bfd: cannot find -lmissing: No such file": (false, "hardly about your answer"),
      "error: compile command failed due to signal 6": (false, "Undo your last change"),
    ]
    for (line, wanted) in logs {
      XCTAssertThrowsError(
        try BuildFaults(
          log: BuildLog("noise\n\(line)\n"), exercise: fixture.exercise(), bench: fixture.root)
      ) { error in
        let error = error as? CourseError
        XCTAssertEqual(error?.isTheMachines, wanted.isTheMachines, line)
        for words in [line, wanted.advice, "`course doctor`"] {
          XCTAssertTrue(error?.sentence.contains(words) ?? false, "\(line): no \(words)")
        }
      }
    }
  }
}
