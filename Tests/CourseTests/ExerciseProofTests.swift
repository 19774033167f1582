import Foundation
import XCTest

@testable import course

final class ExerciseProofTests: XCTestCase {
  func test_a_sound_exercise_is_sealed_and_then_proven() throws {
    let fixture = try CourseFixture(isSealed: false, builds: true)
    defer { fixture.remove() }
    let sealed = try ExerciseProof(exercise: fixture.exercise(), benchKind: "check").run(
      seals: true)
    XCTAssertEqual(sealed.faults, [])
    XCTAssertEqual(sealed.sealed, ["04-signals"])
    let proven = try ExerciseProof(exercise: fixture.exercise(), benchKind: "check").run(
      seals: false)
    XCTAssertEqual(proven.faults, [])
    XCTAssertEqual([proven.tasks, proven.tests], [2, 3])
  }

  func test_a_solved_stub_a_wrong_solution_and_a_crash_are_faults_and_nothing_is_sealed() throws {
    var tasks = CourseFixture.numbers
    tasks[0].stub = tasks[0].solution
    tasks[1].solution = tasks[1].solution.replacingOccurrences(of: "* 3", with: "* 4")
    tasks.append(
      CourseFixture.FixtureTask(
        name: "Half",
        stub: "/// Halve it.\npublic func half(_ number: Int) -> Int { fatalError() }\n",
        solution: "/// Halve it.\npublic func half(_ number: Int) -> Int { number / 2 }\n",
        test: "  func testTwo() { XCTAssertEqual(half(2), 1, \"Half of two is one.\") }\n"))
    let fixture = try CourseFixture(tasks: tasks, isSealed: false, builds: true)
    defer { fixture.remove() }
    let report = try ExerciseProof(exercise: fixture.exercise(), benchKind: "check").run(
      seals: true)
    XCTAssertEqual(report.sealed, [])
    XCTAssertEqual(report.faults.count, 3, "\(report.faults)")
    XCTAssertTrue(report.faults[0].hasPrefix("4.1 stub: nothing fails"))
    XCTAssertTrue(report.faults[1].hasPrefix("4.3 stub: testTwo does not fail on an assertion"))
    XCTAssertTrue(report.faults[2].hasPrefix("4.2 solution: testOne"))
  }

  func test_a_stale_record_is_a_fault() throws {
    let fixture = try CourseFixture(builds: true)
    defer { fixture.remove() }
    try fixture.answer(1, CourseFixture.numbers[0].stub + "// newer\n")
    let report = try ExerciseProof(exercise: fixture.exercise(), benchKind: "check").run(
      seals: false)
    XCTAssertEqual(report.faults.count, 1, "\(report.faults)")
    XCTAssertTrue(report.faults[0].contains(".originals is not what is on disk"))
  }
}
