import CourseFixtures
import Files
import XCTest

@testable import Judging
@testable import course
@testable import maintain

final class ExerciseProofTests: XCTestCase {
  func test_a_sound_exercise_is_sealed_and_proven_and_serves_a_learner_until_it_changes() throws {
    let fixture = try CourseFixture(
      tasks: [ExerciseProofTests.withWrongAnswers[0]], builds: true)
    defer { fixture.release() }
    let sealed = try prove(fixture, seals: true)
    XCTAssertEqual(sealed.faults, [])
    XCTAssertEqual(sealed.caught.count, 3)
    XCTAssertEqual(sealed.caught["4.1 number-2"], "testTen")
    XCTAssertEqual(sealed.sealed, ["04-signals: how its wrong answers fail is recorded"])
    // A learner who answers like a wrong answer is told what it stands for.
    try fixture.answer(1, "public func double(_ number: Int) -> Int { 2 * (2 - 1) }\n")
    let exercise = try fixture.exercise()
    let report = try ExerciseCheck(exercise, tasks: exercise.tasks, in: fixture.course).report()
    XCTAssertEqual(report.tasks.map(\.misconceptions), [["It is so."]])
    let shown = said(by: CheckOutput(report: report).print)
    XCTAssertTrue(shown.contains("Is this what you think? “It is so.”"), shown)

    // What did not change is left out.
    let stub = exercise.folder.appendingPathComponent(exercise.stubPath(of: exercise.tasks[0]))
    try TextFile.write(CourseFixture.numbers[0].stub + "// newer\n", to: stub)
    let proven = try prove(fixture, seals: false)
    XCTAssertEqual([proven.tasks, proven.tests, proven.wrongAnswers], [1, 2, 3])
    XCTAssertEqual([proven.leftOut.tasks, proven.leftOut.wrongAnswers], [0, 3])
    XCTAssertEqual(proven.faults, [])
    try TextFile.write(CourseFixture.numbers[0].stub, to: stub)
    let file = Misconceptions.file(of: exercise)
    let text = try TextFile.read(file)
    try TextFile.write(text.replacingOccurrences(of: "number-2", with: "number-9"), to: file)
    let faults = try prove(fixture, seals: false).faults
    XCTAssertEqual(faults.count, 1, "\(faults)")
    XCTAssertTrue(faults[0].contains("failures.txt is not how the wrong answers fail"), faults[0])
    try TextFile.write(text, to: file)

    // Of a task with one edit more that edit alone is proven.
    let edits = exercise.wrongAnswers(to: exercise.tasks[0])
    try TextFile.write(
      try TextFile.read(edits)
        + "\n=== seven\nSlip: It is 7.\n-public func double(_ number: Int) -> Int { number * 2 }\n"
        + "+public func double(_ number: Int) -> Int { 7 }\n", to: edits)
    let added = try prove(fixture, task: 1, seals: true)
    XCTAssertEqual(added.faults, [])
    XCTAssertEqual(added.caught, ["4.1 seven": "testOne"])
    XCTAssertEqual([added.leftOut.tasks, added.leftOut.wrongAnswers], [1, 3])
    XCTAssertEqual(
      try Misconceptions(of: exercise).failures.count, 4, "what is known of the others stays")
    XCTAssertEqual(try prove(fixture, task: 1, seals: false).leftOut.wrongAnswers, 4)
  }

  private func prove(
    _ fixture: CourseFixture, task: Int? = nil, seals: Bool
  ) throws -> VerifyReport {
    var report = VerifyReport()
    var proven = Proven(in: fixture.course)
    try ExerciseProof(exercise: fixture.exercise(), task: task)
      .run(seals: seals, knowing: &proven, into: &report)
    return report
  }

  /// Two tasks that stand on their own, with three wrong answers each.
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

  /// Edits of the last line of a solution.
  private static func edits(of task: CourseFixture.FixtureTask, to lines: [String]) -> String {
    let last = task.solution.split(separator: "\n").last ?? ""
    return lines.enumerated().map { index, line in
      "=== number-\(index + 1)\nMisconception: It is so. See *Numbers*, page 04.\n"
        + "-\(last)\n+\(line)\n"
    }.joined()
  }

  func test_a_survivor_and_a_wrong_answer_that_does_not_compile_are_faults() throws {
    var tasks = ExerciseProofTests.withWrongAnswers
    tasks[0].wrongAnswers = Self.edits(
      of: tasks[0],
      to: [
        "public func double(_ number: Int) -> Int { number + 2 }",
        "public func double(_ number: Int) -> Int { 2 * number }",
        "public func double(_ number: Int) -> Int { }",
      ]
    )
    // The tests have to know what these offer instead.
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
    defer { fixture.release() }
    let report = try prove(fixture, seals: true)
    XCTAssertEqual(report.sealed, [])
    XCTAssertEqual(
      report.faults.sorted().map { String($0.prefix(42)) },
      [
        "4.1 number-2: the tests take it for right",
        "4.1 number-3: It does not compile: missing",
        "4.3 number-3: The tests cannot use your co",
      ])
    XCTAssertEqual(report.caught.keys.filter { $0.hasPrefix("4.3") }.count, 2)
  }

  func test_a_solved_stub_a_wrong_solution_and_a_crash_are_faults_and_nothing_is_sealed() throws {
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
    defer { fixture.release() }
    let report = try prove(fixture, seals: true)
    XCTAssertEqual(report.sealed, [])
    XCTAssertEqual(report.faults.count, 3, "\(report.faults)")
    XCTAssertTrue(report.faults[0].hasPrefix("4.1 stub: nothing fails"))
    XCTAssertTrue(report.faults[1].hasPrefix("4.3 stub: testTwo does not fail on an assertion"))
    XCTAssertTrue(report.faults[2].hasPrefix("4.2 solution: testOne"))
  }
}
