import CourseFixtures
import Files
import XCTest

@testable import maintain

final class ExerciseSealingTests: XCTestCase {
  func test_files_that_changed_came_or_went_are_not_as_recorded_until_they_are_sealed() throws {
    let fixture = try CourseFixture()
    let folder = try fixture.exercise().folder
    XCTAssertEqual(try fixture.exercise().unsealedFiles(), [])
    let (tests, sources) = ("Tests/Exercise04Tests", "Sources/Exercise04")
    let stub = "\(sources)/Task1Double.swift"
    try TextFile.write("// New\n", to: folder.appendingPathComponent(stub))
    try TextFile.write("", to: folder.appendingPathComponent("\(sources)/Task3Half.swift"))
    try FileManager.default.removeItem(
      at: folder.appendingPathComponent("\(tests)/Task2TripleTests.swift"))
    XCTAssertEqual(
      try fixture.exercise().unsealedFiles(),
      [stub, "\(sources)/Task3Half.swift", "\(tests)/Task2TripleTests.swift"])
    try fixture.exercise().seal()
    XCTAssertEqual(try fixture.exercise().unsealedFiles(), [])
  }

  func test_without_a_record_no_file_is_recorded() throws {
    let fixture = try CourseFixture(isSealed: false)
    XCTAssertEqual(try fixture.exercise().unsealedFiles().count, 6)
  }

  func test_a_task_s_own_files_are_its_stub_and_its_test() throws {
    let exercise = try CourseFixture().exercise()
    XCTAssertEqual(
      exercise.ownFiles(of: exercise.tasks[0]),
      ["Sources/Exercise04/Task1Double.swift", "Tests/Exercise04Tests/Task1DoubleTests.swift"])
    XCTAssertTrue(exercise.ownFiles(of: exercise.tasks[0]).isSubset(of: exercise.files.map(\.path)))
  }
}
