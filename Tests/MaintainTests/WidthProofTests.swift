import Foundation
import Page
import XCTest

@testable import CourseModel
@testable import maintain

final class WidthProofTests: XCTestCase {
  func test_all_code_of_the_course_fits_a_terminal() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    var report = VerifyReport()
    try WidthProof(course: course).run(into: &report)
    XCTAssertEqual(report.faults.joined(separator: "\n"), "")
  }

  func test_a_line_of_77_columns_is_a_fault_of_its_cell() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let (fits, wide) = (String(repeating: "a", count: 76), String(repeating: "b", count: 77))
    try TextFile.write("cell(\"A\") {\n  \(fits)\n  \(wide)\n}\n", to: file)
    let page = try XCTUnwrap(PageFile.read(file.path).page)
    XCTAssertEqual(WidthProof.faults(of: page), ["the cell \"A\" is too wide: \(wide)"])
  }
}
