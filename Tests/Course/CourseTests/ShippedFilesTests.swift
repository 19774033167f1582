import CourseFixtures
import Files
import XCTest

@testable import Exercises

final class ShippedFilesTests: FixtureTestCase {
  func test_an_exercise_is_what_its_folder_has() throws {
    let shipped = try fixture.exercise().shipped
    XCTAssertEqual(shipped.paths.count, 6)
    XCTAssertEqual(
      shipped["Sources/Exercise04/Task1Double.swift"], CourseFixture.numbers[0].stub)
    let test = "Tests/Exercise04Tests/Task1DoubleTests.swift"
    try fixture.ship(test, "func test_mine() {}\n")
    XCTAssertEqual(try fixture.task(1).testNames, ["test_mine"])
  }
}
