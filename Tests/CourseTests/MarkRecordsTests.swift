import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel

final class MarkRecordsTests: XCTestCase {
  func test_marks_that_several_workers_keep_at_once_are_all_believed() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let names = (0..<32).map { "04-\($0)" }
    let (course, mark) = (fixture.course, mark)
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      do {
        try MarkRecords(of: course).keep([1: mark], named: names[index])
      } catch {
        XCTFail("\(error)")
      }
    }
    let records = MarkRecords(of: fixture.course)
    for name in names { XCTAssertNotNil(records.marks(named: name), name) }
    let key = fixture.course.state.appendingPathComponent("marks/key")
    let attributes = try FileManager.default.attributesOfItem(atPath: key.path)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
  }

  func test_a_key_that_cannot_be_read_is_not_replaced() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let records = MarkRecords(of: fixture.course)
    try records.keep([1: mark], named: "04-first")
    let key = fixture.course.state.appendingPathComponent("marks/key")
    let unreadable = Data([0xFF, 0xFE])
    try unreadable.write(to: key)
    XCTAssertThrowsError(try records.keep([1: mark], named: "04-second"))
    XCTAssertNil(records.marks(named: "04-first"))
    XCTAssertEqual(try Data(contentsOf: key), unreadable)
  }

  private var mark: Mark { Mark(state: .open, sentence: "It is open.") }
}
