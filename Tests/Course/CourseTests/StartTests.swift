import CourseFixtures
import XCTest

@testable import Exercises
@testable import course

final class StartTests: FixtureTestCase {
  private func start(_ words: String) throws -> String {
    let task = try Selection(words).task.map(fixture.task)
    return try CourseFixtures.printed {
      try Start.start(fixture.exercise(), task: task, in: fixture.course, on: $0)
    }
  }

  func test_a_missing_stub_is_restored_and_other_files_are_kept() throws {
    try fixture.answer(2, "// mine\n")
    try FileManager.default.removeItem(at: fixture.exercise().file(of: fixture.task(1)))
    let sentence = "Answers/04-signals/Sources/Exercise04/Task1Double.swift was missing"
    let first = try start("4")
    XCTAssertTrue(first.hasPrefix(sentence), first)
    let second = try start("4")
    XCTAssertTrue(second.hasPrefix("Answers/04-signals already exists"), second)
    XCTAssertEqual(
      try fixture.answers().text(of: fixture.task(2), in: fixture.exercise()), "// mine\n")
  }

  func test_naming_the_task_removes_the_remark_about_a_newer_stub() throws {
    try fixture.answer(1, "// mine\n")
    try fixture.ship("Sources/Exercise04/Task1Double.swift", "// newer\n")
    for _ in 1...2 { XCTAssertTrue(try start("4").hasPrefix("the stub of 4.1 has changed")) }
    XCTAssertTrue(try start("4.1").hasPrefix("Answers/04-signals already exists"))
    XCTAssertTrue(try start("4").hasPrefix("Answers/04-signals already exists"))
  }
}
