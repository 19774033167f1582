import CourseFixtures
import Files
import XCTest

@testable import Grading

final class MarkRecordsTests: XCTestCase {
  func test_records_of_other_versions_are_ignored_and_unreadable_ones_are_errors() throws {
    let fixture = try CourseFixture()
    let records = MarkRecords(of: fixture.course)
    let folder = fixture.course.state.appendingPathComponent("marks")
    let old = #"{"digest":"5f","marks":{"1":{"misconceptions":[],"state":"solved"}}}"#
    try TextFile.write(old, to: folder.appendingPathComponent("old.json"))
    XCTAssertNil(try records.marked(named: "old"))
    XCTAssertNil(try records.marked(named: "none"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
    XCTAssertThrowsError(try records.marked(named: "folder"))
  }
}
