import CourseFixtures
import Files
import XCTest

@testable import Grading

final class MarkRecordsTests: XCTestCase {
  func test_marks_that_several_workers_keep_at_once_are_all_there() throws {
    let fixture = try CourseFixture()
    let names = (0..<32).map { "04-\($0)" }
    let (course, mark) = (fixture.course, mark)
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      do {
        try MarkRecords(of: course).keep(
          Marking.MarkedAnswers(marks: [1: mark]), named: names[index])
      } catch {
        XCTFail("\(error)")
      }
    }
    let records = MarkRecords(of: fixture.course)
    for name in names { XCTAssertNotNil(try records.marked(named: name), name) }
  }

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

  private var mark: Mark { Mark(state: .open, sentence: "It is open.") }
}
