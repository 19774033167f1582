import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import course

final class DoctorTests: XCTestCase {
  func test_a_path_that_SwiftPM_cannot_build_in_is_named() {
    for name in ["50%", "a\"b", "a\\b", "a\nb"] {
      let finding = Doctor.place(of: URL(fileURLWithPath: "/home/ada/\(name)"))
      XCTAssertFalse(finding.isFine, name)
      XCTAssertFalse(finding.sentence.contains("\n"), finding.sentence)
    }
    XCTAssertTrue(Doctor.place(of: URL(fileURLWithPath: "/home/ada/my course é")).isFine)
  }

  func test_what_was_built_elsewhere_is_named() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    XCTAssertTrue(Doctor.builds(in: fixture.root).isFine, "Nothing is built yet.")
    let plan = fixture.root.appendingPathComponent(".build/debug.yaml")
    try TextFile.write("outputs: [\"/old/place/.build/debug\"]\n", to: plan)
    XCTAssertFalse(Doctor.builds(in: fixture.root).isFine)
    try TextFile.write("outputs: [\"\(fixture.root.path)/.build/debug\"]\n", to: plan)
    XCTAssertTrue(Doctor.builds(in: fixture.root).isFine)
  }
}
