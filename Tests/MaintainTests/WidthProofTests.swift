import CourseFixtures
import Files
import XCTest

@testable import maintain

final class WidthProofTests: XCTestCase {
  func test_a_line_of_77_columns_is_a_fault_of_its_cell() throws {
    let fixture = try CourseFixture()
    let chapter = try XCTUnwrap(fixture.course.chapters.first)
    let (fits, wide) = (String(repeating: "a", count: 76), String(repeating: "b", count: 77))
    try TextFile.write("cell(\"A\") {\n  \(fits)\n  \(wide)\n}\n", to: chapter.page)
    XCTAssertEqual(
      try WidthProof.faults(of: XCTUnwrap(chapter.readPage())),
      ["the cell \"A\" is too wide: \(wide)"])
  }
}
