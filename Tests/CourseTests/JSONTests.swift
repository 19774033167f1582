import Page
import XCTest

@testable import CourseModel
@testable import Judging
@testable import course

final class JSONTests: XCTestCase {
  func test_a_solved_task_has_the_keys_of_one_that_is_open() {
    let rows = [
      CheckReport.TaskRow(id: "4.1", title: "Double", state: .solved),
      CheckReport.TaskRow(
        id: "4.1", title: "Double", state: .open, sentence: "Two.", got: "1", expected: "2",
        file: "A.swift", line: 1, failedTest: "testOne"),
    ]
    let keys = rows.map { row in
      row.json.matches(of: /"(\w+)":/).map { String($0.1) }
    }
    XCTAssertEqual(keys[0], keys[1])
  }
}
