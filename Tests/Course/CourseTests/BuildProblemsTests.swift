import CourseFixtures
import Files
import XCTest

@testable import Grading

final class BuildProblemsTests: FixtureTestCase {
  func test_each_error_is_kept_once_with_its_file_line_and_message() {
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

  func test_the_first_note_of_an_error_is_kept() {
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

  private func problems(_ log: String, of fixture: CourseFixture) throws -> BuildProblems {
    try BuildProblems(
      log: BuildLog(log), exercise: fixture.exercise(), bench: URL(fileURLWithPath: "/bench"))
  }

  func test_a_problem_belongs_to_the_task_of_its_file_or_test() throws {
    let problems = try problems(
      """
      /bench/Sources/Exercise04/Task1Double.swift:2:1: error: expected expression
      /bench/Sources/Exercise04/Task1Double.swift:9:1: error: and so on
      /bench/Tests/Exercise04Tests/Task2TripleTests.swift:5:1: error: cannot find 'triple' in scope
      """, of: fixture)
    XCTAssertEqual(problems.ofTasks[1]?.sentence, "It does not compile: expected expression")
    XCTAssertEqual(
      problems.ofTasks[1]?.place, "Answers/04-signals/Sources/Exercise04/Task1Double.swift:2")
    XCTAssertEqual(
      problems.ofTasks[2]?.sentence, "The tests cannot use your code: cannot find 'triple' in scope"
    )
    XCTAssertEqual(problems.ofSharedFiles, [:])
  }

  func test_a_problem_in_a_shared_file_names_the_file() throws {
    let problems = try problems(
      "/bench/Sources/Exercise04/Deep.swift:1:1: error: expected expression", of: fixture)
    XCTAssertEqual(problems.ofTasks, [:])
    let problem = problems.ofSharedFiles["Sources/Exercise04/Deep.swift"]
    XCTAssertEqual(problem?.sentence, "Deep.swift does not compile: expected expression")
    XCTAssertEqual(problem?.place, "Answers/04-signals/Sources/Exercise04/Deep.swift:1")
  }

  func test_a_given_file_is_not_blamed_if_an_answer_lacks_a_name() throws {
    let given = "Sources/Exercise04/Given.swift"
    try fixture.ship(given, "let given = double(1)\n")
    let log = "/bench/\(given):1:13: error: cannot find 'double' in scope\n"
    XCTAssertEqual(
      try problems(log, of: fixture).ofSharedFiles[given]?.sentence,
      "Given.swift, which comes with the task, cannot use your code: cannot find 'double' in scope")
    let both = try problems(
      "/bench/Sources/Exercise04/Task1Double.swift:2:1: error: expected '}'\n" + log, of: fixture)
    XCTAssertEqual(both.ofTasks[1]?.sentence, "It does not compile: expected '}'")
    XCTAssertEqual(both.ofSharedFiles, [:])
  }

  func test_advice_follows_the_compiler_error() throws {
    let found = try problems(
      "/bench/Sources/Exercise04/Task1Double.swift:2:1: error: invalid redeclaration of 'a'",
      of: fixture)
    XCTAssertEqual(
      found.ofTasks[1]?.sentence,
      "It does not compile: invalid redeclaration of 'a'\n"
        + "This name is declared twice, perhaps in two files. Keep one.")
  }

  func test_problems_of_the_machine_are_not_blamed_on_files() throws {
    let place = "/no/such/folder"
    let unwritable = try problem("error: InternalError(\"couldNotFindTmpDir\")", temporary: place)
    XCTAssertEqual(
      unwritable.sentence,
      "nothing was built: \(place) is not writable. Set TMPDIR to a writable folder.")
    XCTAssertTrue(unwritable.isMachineProblem)
    XCTAssertNil(TemporaryFolder.problem(at: fixture.root.path))
    for (words, start) in [
      ("No space left", "the disk is full"),
      ("No space left\nStack dump:\ndue to signal 6\nerror: exit 1", "the disk is full"),
      ("Too many open files", "too many open files"),
    ] {
      let sentence = try problem("ld.gold: fatal error: out.o: \(words)").sentence
      XCTAssertTrue(sentence.hasPrefix(start), sentence)
    }
  }

  /// Returns the error for a failed build whose log contains `line`.
  private func problem(
    _ line: String, temporary: String = TemporaryFolder.path
  ) throws -> CourseError {
    do {
      _ = try BuildProblems(
        log: BuildLog("noise\n\(line)\n"), exercise: fixture.exercise(), bench: fixture.root,
        temporary: temporary)
    } catch let error as CourseError { return error }
    return CourseError("\(line) should be a problem")
  }

  func test_a_failure_without_a_file_is_quoted_with_advice() throws {
    let logs: [String: (isMachineProblem: Bool, advice: String)] = [
      "error: no such module cache": (false, "probably not the cause"),
      "error: invalid access to /tmp/_a_.build.lock": (true, "isn't the cause"),
      "/home/.cache/clang/ModuleCache: Permission denied": (true, "isn't the cause"),
      "ld: undefined reference to `double'": (false, "Undo your last change"),
      "ld.bfd: cannot find -lmissing: No such file": (false, "probably not the cause"),
      "error: compile command failed due to signal 6": (false, "Undo your last change"),
    ]
    for (line, wanted) in logs {
      let error = try problem(line)
      XCTAssertEqual(error.isMachineProblem, wanted.isMachineProblem, line)
      for words in [line, wanted.advice, "`swift run course doctor`"] {
        XCTAssertTrue(error.sentence.contains(words), "\(line) should give: \(words)")
      }
    }
  }
}
