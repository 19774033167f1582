import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging
@testable import course
@testable import maintain

final class ExerciseProofTests: AuthorTestCase {
  func test_a_sound_exercise_is_sealed_and_then_proven() throws {
    let fixture = try CourseFixture(
      tasks: ExerciseProofTests.withMutants, isSealed: false, builds: true)
    defer { fixture.release() }
    let sealed = try prove(fixture, seals: true)
    XCTAssertEqual(sealed.faults, [])
    XCTAssertEqual(sealed.sealed, ["04-signals"])
    let proven = try prove(fixture, seals: false)
    XCTAssertEqual(proven.faults, [])
    XCTAssertEqual([proven.tasks, proven.tests, proven.mutants], [2, 3, 6])
    XCTAssertEqual(proven.killed["4.1 mutant-2"], "testTen")
    XCTAssertEqual(proven.killed.count, 6)
  }

  private func prove(
    _ fixture: CourseFixture, seals: Bool, fewestTests: Int = 1
  ) throws -> VerifyReport {
    let proof = ExerciseProof(
      exercise: try fixture.exercise(), benchKind: .check, fewestTests: fewestTests)
    return try proof.run(seals: seals)
  }

  /// Two tasks that stand on their own, with three wrong answers each.
  private static var withMutants: [CourseFixture.FixtureTask] {
    var tasks = CourseFixture.numbers
    tasks[0].mutants = ["number + 2", "2", "-number"].map {
      "// Misconception: It is \($0).\npublic func double(_ number: Int) -> Int { \($0) }\n"
    }
    tasks[1].mutants = ["number * 2", "number", "0"].map {
      "// Misconception: It is \($0).\npublic func triple(_ number: Int) -> Int { \($0) }\n"
    }
    return tasks
  }

  func test_a_survivor_a_mutant_that_does_not_compile_and_too_few_are_faults() throws {
    var tasks = ExerciseProofTests.withMutants
    tasks[0].mutants[0] = tasks[0].mutants[0].replacing("2.", with: "2. See *None*, page 04.")
    tasks[0].mutants[1] = tasks[0].solution
    tasks[0].mutants[2] = "// Misconception: None.\npublic func double(_ number: Int) -> Int { }\n"
    tasks[1].mutants[2] =
      "// Misconception: None.\n// Survives: It is the same.\n" + tasks[1].solution
    tasks[1].mutants[1] += "// Survives: It does not.\n"
    tasks[1].mutants.remove(at: 0)
    let fixture = try CourseFixture(tasks: tasks, isSealed: false, builds: true)
    defer { fixture.release() }
    let report = try prove(fixture, seals: true)
    XCTAssertEqual(report.sealed, [])
    XCTAssertEqual(
      report.faults.sorted().map { String($0.prefix(42)) },
      [
        "4.1 mutant-1: “See *None*, page 04.” names",
        "4.1 mutant-2: its first line states no `//",
        "4.1 mutant-2: the tests take it for right",
        "4.1 mutant-3: It does not compile: missing",
        "4.2 mutant-1: said to survive, but testOne",
        "4.2: 2 mutants, at least 3 are wanted",
      ])
  }

  func test_a_mutant_that_offers_something_else_is_judged_by_tests_that_know_it() throws {
    var tasks = ExerciseProofTests.withMutants
    tasks[0].mutants[0] =
      "// Misconception: None.\npublic func double(_ n: Int, by: Int = 3) -> Int { n * by }\n"
    tasks[0].mutants[1] =
      "// Misconception: None.\npublic func double<N: Numeric>(_ n: N) -> N { n }\n"
    tasks[0].mutants[2] = "// Misconception: None.\npublic func twice(_ n: Int) -> Int { n * 2 }\n"
    let fixture = try CourseFixture(tasks: tasks, isSealed: false, builds: true)
    defer { fixture.release() }
    let report = try prove(fixture, seals: true)
    XCTAssertEqual(
      report.faults,
      ["4.1 mutant-3: The tests cannot use your code: cannot find 'double' in scope"])
    XCTAssertEqual(report.killed.count, 5)
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
    let fixture = try CourseFixture(tasks: tasks, isSealed: false, builds: true)
    defer { fixture.release() }
    let report = try prove(fixture, seals: true)
    XCTAssertEqual(report.sealed, [])
    XCTAssertEqual(report.faults.count, 3, "\(report.faults)")
    XCTAssertTrue(report.faults[0].hasPrefix("4.1 stub: nothing fails"))
    XCTAssertTrue(report.faults[1].hasPrefix("4.3 stub: testTwo does not fail on an assertion"))
    XCTAssertTrue(report.faults[2].hasPrefix("4.2 solution: testOne"))
  }

  func test_a_stale_record_is_a_fault() throws {
    let fixture = try CourseFixture(tasks: ExerciseProofTests.withMutants, builds: true)
    defer { fixture.release() }
    try fixture.answer(1, CourseFixture.numbers[0].stub + "// newer\n")
    let report = try prove(fixture, seals: false)
    XCTAssertEqual(report.faults.count, 1, "\(report.faults)")
    XCTAssertTrue(report.faults[0].contains(".originals is not what is on disk"))
  }

  func test_a_learner_who_answers_like_a_mutant_is_told_what_it_stands_for() throws {
    let fixture = try CourseFixture(
      tasks: ExerciseProofTests.withMutants, isSealed: false, builds: true)
    defer { fixture.release() }
    XCTAssertEqual(try prove(fixture, seals: true).faults, [])
    try fixture.answer(1, "public func double(_ number: Int) -> Int { 2 * (2 - 1) }\n")
    let report = try ExerciseCheck(
      fixture.exercise(), tasks: fixture.exercise().tasks, in: fixture.course
    ).report()
    XCTAssertEqual(report.tasks.map(\.misconceptions), [["It is 2."], []])
    let recorder = Recorder()
    CheckBoard(report: report).print(on: .recording(into: recorder))
    XCTAssertTrue(recorder.text.contains("Is this what you think? “It is 2.”"), recorder.text)
  }

  func test_a_record_that_is_not_how_the_mutants_fail_is_a_fault() throws {
    let fixture = try CourseFixture(
      tasks: ExerciseProofTests.withMutants, isSealed: false, builds: true)
    defer { fixture.release() }
    XCTAssertEqual(try prove(fixture, seals: true).faults, [])
    let file = Misconceptions.file(of: try fixture.exercise().folder)
    let text = try TextFile.read(file)
    try TextFile.write(text.replacingOccurrences(of: "mutant-2", with: "mutant-9"), to: file)
    let faults = try prove(fixture, seals: false).faults
    XCTAssertEqual(faults.count, 1, "\(faults)")
    XCTAssertTrue(faults[0].contains(".misconceptions is not how the mutants fail"), faults[0])
  }
}
