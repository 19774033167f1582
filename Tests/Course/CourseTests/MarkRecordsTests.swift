import CourseFixtures
import Files
import XCTest

@testable import Grading

final class MarkRecordsTests: XCTestCase {
  func test_a_record_of_another_version_is_none_and_one_that_cannot_be_read_an_error() throws {
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
