import CourseFixtures
import Files
import XCTest

@testable import Grading
@testable import course
@testable import maintain

final class ExerciseVerificationTests: XCTestCase {
  func test_verification_records_how_wrong_answers_fail_and_check_explains_them() throws {
    let fixture = try CourseFixture(
      tasks: [ExerciseVerificationTests.withWrongAnswers[0]], builds: true)
    let report = try verify(fixture)
    XCTAssertEqual(report.problems, [])
    XCTAssertEqual(report.caught.count, 3)
    XCTAssertEqual(report.caught["4.1 number-2"], "testTen")
    let record = "Solutions/04-signals/WrongAnswers/failures.txt"
    XCTAssertTrue(report.written.contains(record), "\(report.written)")
    // `check` shows a misconception if an answer fails the same tests as a known wrong answer.
    try fixture.answer(1, "public func double(_ number: Int) -> Int { 2 * (2 - 1) }\n")
    let exercise = try fixture.exercise()
    let check = try ExerciseCheck(exercise, tasks: exercise.tasks, in: fixture.course).report()
    XCTAssertEqual(check.tasks.map(\.misconceptions), [["It is so."]])
    let shown = printed(by: CheckOutput(report: check).print)
    XCTAssertTrue(shown.contains("Is this what you think? “It is so.”"), shown)
    XCTAssertEqual(try verify(fixture).written, [])

    // Verification deletes the records of deleted wrong answers, and adds records for new ones.
    let file = Misconceptions.file(of: exercise)
    let text = try TextFile.read(file)
    try TextFile.write(text.replacingOccurrences(of: "number-2", with: "number-9"), to: file)
    let edits = exercise.wrongAnswers(to: exercise.tasks[0])
    try TextFile.write(
      try TextFile.read(edits)
        + "\n=== seven\nSlip: It is 7.\n-public func double(_ number: Int) -> Int { number * 2 }\n"
        + "+public func double(_ number: Int) -> Int { 7 }\n", to: edits)
    let added = try verify(fixture, task: 1)
    XCTAssertEqual(added.problems, [])
    XCTAssertEqual(added.written, [record])
    XCTAssertEqual(
      try Misconceptions(of: exercise).failures.keys.sorted(),
      ["number-1", "number-2", "number-3", "seven"].map { "Task1Double/\($0)" })
  }

  private func verify(_ fixture: CourseFixture, task: Int? = nil) throws -> VerifyReport {
    var report = VerifyReport()
    try ExerciseVerification(exercise: fixture.exercise(), task: task).run(into: &report)
    try report.endChapter(isSound: report.problems.isEmpty, in: fixture.course)
    return report
  }

  /// Two independent tasks with three wrong answers each.
  private static var withWrongAnswers: [CourseFixture.FixtureTask] {
    var tasks = CourseFixture.numbers
    tasks[0].wrongAnswers = Self.edits(
      of: tasks[0],
      to: ["number + 2", "2", "-number"].map {
        "public func double(_ number: Int) -> Int { \($0) }"
      })
    tasks[1].wrongAnswers = Self.edits(
      of: tasks[1],
      to: ["number * 2", "number", "0"].map { "public func triple(_ number: Int) -> Int { \($0) }" }
    )
    return tasks
  }

  /// Returns edits that replace the last line of a solution with each of `lines`.
  private static func edits(of task: CourseFixture.FixtureTask, to lines: [String]) -> String {
    let last = task.solution.split(separator: "\n").last ?? ""
    return lines.enumerated().map { index, line in
      "=== number-\(index + 1)\nMisconception: It is so.\nSee: *Numbers*, page 04\n"
        + "-\(last)\n+\(line)\n"
    }.joined()
  }

  func test_wrong_answers_that_pass_or_do_not_compile_are_problems() throws {
    var tasks = ExerciseVerificationTests.withWrongAnswers
    tasks[0].wrongAnswers = Self.edits(
      of: tasks[0],
      to: [
        "public func double(_ number: Int) -> Int { number + 2 }",
        "public func double(_ number: Int) -> Int { 2 * number }",
        "public func double(_ number: Int) -> Int { }",
      ]
    )
    // These wrong answers change the signature or the name of the function.
    tasks.append(
      CourseFixture.FixtureTask(
        name: "Half",
        stub: "/// Halve it.\(CourseFixture.place)\npublic func half(_ number: Int) -> Int { 0 }\n",
        solution: "public func half(_ number: Int) -> Int { number / 2 }\n",
        test: "  func testTwo() { XCTAssertEqual(half(2), 1, \"Half of two is one.\") }\n"))
    tasks[2].wrongAnswers = Self.edits(
      of: tasks[2],
      to: [
        "half(_ n: Int, by: Int = 3) -> Int { n / by }",
        "half<N: BinaryInteger>(_ n: N) -> N { n }", "other(_ n: Int) -> Int { n / 2 }",
      ].map { "public func \($0)" })
    let fixture = try CourseFixture(tasks: tasks, builds: true)
    let report = try verify(fixture)
    XCTAssertEqual(report.written, [])
    XCTAssertEqual(
      report.problems.sorted().map { String($0.prefix(42)) },
      [
        "4.1 number-2 passes all tests. Add a test ",
        "4.1 number-3: It does not compile: missing",
        "4.3 number-3: The tests cannot use your co",
      ])
    XCTAssertEqual(report.caught.keys.filter { $0.hasPrefix("4.3") }.count, 2)
  }

  func test_a_solved_stub_a_wrong_solution_and_a_crash_are_problems_and_nothing_is_written() throws
  {
    var tasks = CourseFixture.numbers
    tasks[0].stub = tasks[0].stub.replacingOccurrences(of: "{ 0 }", with: "{ number * 2 }")
    tasks[1].solution = tasks[1].solution.replacingOccurrences(of: "* 3", with: "* 4")
    tasks.append(
      CourseFixture.FixtureTask(
        name: "Half",
        stub:
          "/// Halve it.\(CourseFixture.place)\npublic func half(_ number: Int) -> Int { fatalError() }\n",
        solution: "/// Halve it.\npublic func half(_ number: Int) -> Int { number / 2 }\n",
        test: "  func testTwo() { XCTAssertEqual(half(2), 1, \"Half of two is one.\") }\n"))
    let fixture = try CourseFixture(tasks: tasks, builds: true)
    let report = try verify(fixture)
    XCTAssertEqual(report.written, [])
    XCTAssertEqual(report.problems.count, 3, "\(report.problems)")
    XCTAssertTrue(report.problems[0].hasPrefix("4.1 stub: all tests pass"))
    XCTAssertTrue(report.problems[1].hasPrefix("4.3 stub: testTwo does not fail on an assertion"))
    XCTAssertTrue(report.problems[2].hasPrefix("4.2 solution: testOne"))
  }
}
