import CourseFixtures
import Foundation
import XCTest

@testable import Room

final class MarkRecordsTests: XCTestCase {
  func test_marks_that_several_workers_keep_at_once_are_all_there() throws {
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
  }

  private var mark: Mark { Mark(state: .open, sentence: "It is open.") }
}
