import CourseFixtures
import Files
import XCTest

@testable import Page
@testable import course

final class CellsTests: XCTestCase {
  private let page = """
    //: # Signals
    cell("Numbers") {
      print(1)
      //> 1
    }
    challenge("Two", from: "Numbers", "Print 2.")
    //> 2
    challenge("Three", from: "Numbers", "Print 3.")
    //> 3

    """

  private func fixture() throws -> CourseFixture {
    let fixture = try CourseFixture()
    let file = fixture.root.appendingPathComponent("Chapters/04-signals/main.swift")
    try TextFile.write(page, to: file)
    return fixture
  }

  private func lines(_ fixture: CourseFixture) throws -> String {
    try said { try Cells.list(fixture.course, on: $0) }
  }

  func test_who_changed_nothing_is_told_how() throws {
    let fixture = try fixture()
    XCTAssertEqual(
      try lines(fixture),
      """
      You have changed no cell yet.
      0 of 2 challenges met

      Next: read a page with `swift run 04-signals`; e after a cell changes it

      """)
  }

  func test_what_is_changed_and_met_is_listed() throws {
    let fixture = try fixture()
    let path = fixture.root.appendingPathComponent("Chapters/04-signals/main.swift").path
    let page = try XCTUnwrap(PageFile.read(path).page)
    let changes = ChangedCells(ofPageAt: path)
    _ = try changes.copy(of: page.cells[0]).begin()
    _ = try changes.copy(of: page.challenges[0]).begin()
    changes.noteMet(page.challenges[1])
    _ = try Play.copy(nil, in: fixture.course).begin()
    let gone = fixture.root.appendingPathComponent(".course/cells/04-signals/old-cell.swift")
    try TextFile.write("print(0)", to: gone)
    XCTAssertEqual(
      try lines(fixture),
      """
      04-signals
          cell 1     Numbers
        ○ your turn  Two
        ✓ your turn  Three
          not here any more:  old-cell
      on no page
          play       swift run course play

      1 of 2 challenges met

      Next: `swift run 04-signals --from 1`; r there runs the cell as you have it

      """)
  }

  func test_a_text_that_cannot_be_read_is_no_text_that_is_not_there() throws {
    let fixture = try fixture()
    let text = fixture.root.appendingPathComponent(".course/cells/04-signals/numbers.swift")
    try FileManager.default.createDirectory(at: text, withIntermediateDirectories: true)
    XCTAssertThrowsError(try lines(fixture))
  }

  func test_a_challenge_whose_goal_has_changed_is_not_met_any_more() throws {
    let fixture = try fixture()
    let file = fixture.root.appendingPathComponent("Chapters/04-signals/main.swift")
    let page = try XCTUnwrap(PageFile.read(file.path).page)
    ChangedCells(ofPageAt: file.path).noteMet(page.challenges[1])
    try TextFile.write(self.page.replacingOccurrences(of: "//> 3", with: "//> 4"), to: file)
    XCTAssertTrue(try lines(fixture).contains("0 of 2 challenges met"))
  }
}
