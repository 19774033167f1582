import CourseFixtures
import XCTest

@testable import maintain

final class LinkVerificationTests: XCTestCase {
  private func problems(in fixture: CourseFixture) throws -> [String] {
    try LinkVerification(course: fixture.course, cells: CellTitles(in: fixture.course)).problems()
  }

  func test_a_broken_link_is_reported() throws {
    let fixture = try CourseFixture()
    try fixture.put(
      "[page](main.swift), [other](../05-none/main.swift), [far](https://swift.org/a.b)",
      "Chapters/04-signals/INSTRUCTOR.md")
    XCTAssertEqual(
      try problems(in: fixture).filter { $0.contains("INSTRUCTOR") },
      ["Chapters/04-signals/INSTRUCTOR.md: broken link to ../05-none/main.swift"])
  }

  func test_a_question_that_names_a_missing_cell_is_reported() throws {
    let fixture = try CourseFixture()
    let article = "Sources/ReactiveCore/ReactiveCore.docc/WhatPeopleAsk.md"
    try fixture.put("[04 *No such cell*](../../../Chapters/04-signals/main.swift)", article)
    XCTAssertEqual(
      try problems(in: fixture).filter { $0.contains("WhatPeopleAsk") },
      ["\(article): 04-signals has no cell \"No such cell\""])
  }

  func test_a_subscript_with_a_call_is_not_a_link() {
    XCTAssertEqual(LinkVerification.targets(in: "values[index](next)"), [])
    XCTAssertEqual(LinkVerification.targets(in: "[a](b.md#c)"), ["b.md"])
  }
}
