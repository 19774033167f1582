import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel

final class OriginalsTests: XCTestCase {
  private let files = [
    SourceFile(path: "Package.swift", text: "// one\n"),
    SourceFile(path: "Sources/A.swift", text: "=== 3 Sources/B.swift\n\nno end of line"),
    SourceFile(path: "Tests/T.swift", text: ""),
  ]

  func test_what_is_archived_comes_back_to_the_letter() {
    XCTAssertEqual(ShippedFiles.parse(ShippedFiles.archive(files)), files)
  }

  func test_any_damage_is_noticed() {
    let archive = ShippedFiles.archive(files)
    XCTAssertNil(ShippedFiles.parse(archive.replacingOccurrences(of: "// one", with: "// two")))
    XCTAssertNil(ShippedFiles.parse(String(archive.dropLast())))
    XCTAssertNil(ShippedFiles.parse(""))
    XCTAssertNil(ShippedFiles.parse("something else\n"))
  }

  func test_the_sealed_tests_decide_what_a_task_must_pass() throws {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    try TextFile.write(
      "", to: exercise.folder.appendingPathComponent("Tests/Exercise04Tests/Task1DoubleTests.swift")
    )
    XCTAssertEqual(try fixture.task(1).testNames, ["testOne", "testTen"])
  }
}
