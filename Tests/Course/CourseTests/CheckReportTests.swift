import CourseFixtures
import ReactiveCore
import XCTest

@testable import Exercises
@testable import Grading
@testable import Marbles
@testable import course

final class CheckReportTests: FixtureTestCase {
  private func report(
    _ result: GradingResult, of tasks: [Int] = [1], explanations: [Int: [Explanation]] = [:]
  ) throws -> CheckReport {
    CheckReport(
      exercise: try fixture.exercise(), tasks: try tasks.map { try fixture.task($0) },
      result: result, explanations: explanations, notices: [], next: "go on")
  }

  private func board(_ report: CheckReport) -> String {
    printed { CheckOutput(report: report).print(on: $0) }
  }

  private func graded(_ outcomes: [TestOutcome]) throws -> CheckReport {
    let results = outcomes.enumerated().map { TestResult(name: "test\($0)", outcome: $1) }
    return try report(GradingResult(verdicts: [1: .graded(results)]))
  }

  private func row(_ outcomes: [TestOutcome]) throws -> CheckReport.TaskRow {
    try graded(outcomes).tasks[0]
  }

  func test_a_hanging_test_is_reported_with_the_tests_it_prevented() throws {
    let row = try row([.notRun, .notRun, .hung, .passed, .hung])
    XCTAssertEqual(
      row.sentence,
      "Your code was stopped after 10 seconds. Look for an endless loop, or for a wait that "
        + "never ends. 3 other tests were stopped early or not run.")
    for (outcomes, end) in [
      ([.passed, .hung], "that never ends."),
      ([.hung, .notRun], " 1 other test was stopped early or not run."),
    ] as [([TestOutcome], String)] {
      XCTAssertTrue(try self.row(outcomes).sentence?.hasSuffix(end) ?? false, end)
    }
    XCTAssertEqual(row.failedTest, "test2")
    XCTAssertEqual(row.tests[0].message, "Not run, because other tests never ended.")
  }

  private func failed(_ message: String) -> TestOutcome {
    .failed(TestFailure(file: "a.swift", line: 1, message: message))
  }

  /// Returns the failure of a comparison, in the watcher's format.
  private func comparison(_ got: Timeline<String>, _ expected: Timeline<String>) -> TestFailure {
    var row = Row("", got)
    row.origins = got.origins
    return TestFailure(
      file: "a.swift", line: 1,
      message: "XCTAssertEqual failed: (\"\(got)\") is not equal to (\"\(expected)\") - Look.",
      got: row, expected: Row("", expected))
  }

  func test_two_timelines_are_drawn_on_one_axis_with_marked_differences() throws {
    let report = try graded([.failed(comparison("-1-2-(36)-475-8|", "-1-2-6--7--8|"))])
    let drawing = """
            Look.
                        0s   5s      10s
              expected  -1-2-6-----7--8|
              got       -1-2-(36)-475-8|
                             ^    ^ ^

      """
    XCTAssertTrue(board(report).contains(drawing), board(report))
  }

  func test_a_wrong_value_is_shown_with_its_cause() throws {
    let clock = TestScheduler()
    let got = clock.timeline(of: clock.hot("-a|").flattenMap { _ in clock.cold("--b|") })
    let text = board(try graded([.failed(comparison(got, "---c|"))]))
    XCTAssertTrue(
      text.contains("\n        “b” at 3 s came from “a”, which was sent at 1 s.\n"), text)
  }

  func test_values_that_look_equal_but_differ_are_reported() throws {
    let row = try row([.failed(comparison("-1|", "-1|"))])
    XCTAssertEqual(
      row.sentence,
      "Look. They look equal but aren't: a value differs in a part that isn't printed.")
    XCTAssertEqual(try self.row([.failed(comparison("-1|", "-2|"))]).sentence, "Look.")
    XCTAssertEqual(
      try self.row([.failed(comparison("-----'C3'-|", "-----'C3'|"))]).sentence,
      "Look. The drawings look equal, but they differ at 6 s: got nothing, expected completed.")
  }

  func test_a_failed_task_with_a_scene_suggests_course_try_unless_it_is_explained() throws {
    var report = try graded([failed("No.")])
    XCTAssertFalse(board(report).contains("course try"))
    report.tasks[0].id = "7.5"
    XCTAssertTrue(board(report).contains("`swift run course try 7.5` plays"), board(report))
    report.tasks[0].explanations = [Explanation(idea: "One is two.", advice: "See.")]
    XCTAssertFalse(board(report).contains("course try"))
  }

  func test_a_crash_is_reported_with_its_place() throws {
    let place = CrashPlace(file: "Task1Double.swift", line: 7)
    let row = try row([.passed, .crashed("TODO", at: place)])
    XCTAssertEqual(row.sentence, "Your code crashed: TODO (Task1Double.swift, line 7).")
    XCTAssertEqual(row.file, "Answers/04-signals/Sources/Exercise04/Task1Double.swift")
    XCTAssertEqual(row.line, 7)
    XCTAssertEqual(row.explanations, [])
    XCTAssertNil(try self.row([.crashed("Index out of range")]).file)
    let later = try self.row([failed("failed - No."), .crashed("TODO", at: place)])
    XCTAssertEqual(later.sentence, "No.")
    XCTAssertEqual(
      later.explanations.map(\.sentence),
      ["In test1: Your code crashed: TODO (Task1Double.swift, line 7)."])
  }

  func test_a_shared_file_that_does_not_compile_is_reported_with_its_place() throws {
    var result = GradingResult(verdicts: [1: passed])
    result.otherProblems = [
      TaskVerdict.Problem(
        sentence: "Help.swift does not compile: expected expression", file: "Help.swift", line: 3)
    ]
    let report = try report(result)
    XCTAssertTrue(report.isSolved)
    XCTAssertEqual(
      report.notices,
      [
        "Help.swift:3: Help.swift does not compile: expected expression. "
          + "The other tasks were graded without it."
      ])
  }

  func test_solutions_used_for_a_task_are_named_in_its_row() throws {
    var result = GradingResult(verdicts: [2: passed])
    result.solutionsUsed = [2: [1]]
    let report = try report(result, of: [2])
    XCTAssertEqual(report.tasks[0].solutionsUsed, ["4.1"])
    let text = board(report)
    XCTAssertTrue(text.contains("✓ 4.2 Triple  1 of 1 tests, with the course's 4.1"), text)
  }

  func test_untouched_tasks_list_their_bullets_unless_another_task_is_open() throws {
    try fixture.ship(
      "Sources/Exercise04/Task1Double.swift",
      """
      import ReactiveCore
      /// Task 1: double.
      ///
      /// - Ten is doubled to
      ///   twenty.
      /// - Zero stays zero.
      ///
      ///     no bullet
      public func double(_ number: Int) -> Int { 0 - 0 }

      """)
    var result = GradingResult()
    XCTAssertTrue(
      try board(report(result, of: [1, 2])).hasPrefix(
        """
        04-signals
          ○ 4.1 Double  0 of 2 tests, not begun
              ○ Ten is doubled to twenty.
              ○ Zero stays zero.
          ○ 4.2 Triple  0 of 1 tests, not begun

        """))
    result.verdicts[1] = .graded([TestResult(name: "testOne", outcome: failed("failed - No."))])
    let lines = try board(report(result, of: [1, 2])).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines[1], "  ○ 4.2 Triple  0 of 1 tests, not begun")
    XCTAssertEqual(lines[2...3], ["  ✗ 4.1 Double  0 of 1 tests", "      No."])
  }

  func test_a_check_of_untouched_tasks_builds_nothing() throws {
    let report = try ExerciseCheck(fixture.exercise(), in: fixture.course).report()
    XCTAssertEqual(report.tasks.map(\.state), [.untouched, .untouched])
    XCTAssertEqual(report.tasks.map(\.tests.count), [2, 1])
    let bench = fixture.root.appendingPathComponent(".build/course/check")
    XCTAssertFalse(FileManager.default.fileExists(atPath: bench.path))
  }

  func test_the_test_named_by_the_wrong_answer_is_shown() throws {
    let results = [
      TestResult(name: "testOne", outcome: failed("failed - One.")),
      TestResult(name: "testTen", outcome: failed("failed - Ten.")),
    ]
    let row = { (test: String) throws -> CheckReport.TaskRow in
      let wrong = WrongAnswer(
        task: try self.fixture.task(1), name: "a",
        remarks: ["Misconception": "No.", "Shown by": test])
      return try self.report(
        GradingResult(verdicts: [1: .graded(results)]),
        explanations: [1: [Explanation(wrong, isCertain: true)]]
      ).tasks[0]
    }
    XCTAssertEqual(try row("testTen").sentence, "Ten.")
    XCTAssertEqual(try row("testNone").sentence, "One.")
  }

  func test_drawings_of_lifetimes_have_a_legend() throws {
    let lifetimes = "XCTAssertEqual failed: (\"[\n0s\n--!\n]\") is not equal to (\"[]\") - Off."
    let texts = ["XCTAssertEqual failed: (\"[1]\") is not equal to (\"[]\") - Off.", lifetimes]
    let legend = "(^ subscribed, ! disposed)"
    XCTAssertEqual(
      try texts.map { try board(graded([failed($0)])).contains(legend) }, [false, true])
  }

  func test_a_test_that_did_not_run_is_shown_only_if_all_others_passed() throws {
    XCTAssertEqual(
      try row([.notRun, .passed]).sentence, "The test did not run, so its result is unknown.")
    XCTAssertEqual(try row([.notRun, .skipped]).failedTest, "test1")
  }
}
