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

  func test_a_plan_of_the_build_that_cannot_be_read_is_named() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let plan = fixture.root.appendingPathComponent(".build/debug.yaml")
    try FileManager.default.createDirectory(at: plan, withIntermediateDirectories: true)
    let finding = Doctor.builds(in: fixture.root)
    XCTAssertFalse(finding.isFine)
    XCTAssertTrue(finding.sentence.contains("debug.yaml"), finding.sentence)
  }

  func test_an_editor_that_is_not_there_is_named_and_is_no_reason_to_fail() {
    let missing = Doctor.editor(["VISUAL": "no-such-editor --wait"])
    XCTAssertFalse(missing.isFine)
    XCTAssertTrue(missing.sentence.hasPrefix("no-such-editor --wait was not found."))
    XCTAssertFalse(missing.isInTheWay)
    XCTAssertTrue(Doctor.editor(["VISUAL": "", "EDITOR": "sh -i"]).isFine)
  }

  func test_a_machine_without_a_box_is_told_what_it_can_do_without() {
    let finding = Doctor.isolation(.session)
    XCTAssertFalse(finding.isFine)
    XCTAssertFalse(finding.isNeeded)
    XCTAssertTrue(Doctor.isolation(.namespaces).isFine)
  }

  func test_a_locale_that_is_not_UTF_8_is_named() {
    XCTAssertTrue(Doctor.encoding(["LANG": "de_DE.utf8"]).isFine)
    XCTAssertTrue(Doctor.encoding(["LC_ALL": "", "LANG": "C.UTF-8"]).isFine)
    XCTAssertFalse(Doctor.encoding(["LC_ALL": "C", "LANG": "C.UTF-8"]).isFine)
    XCTAssertFalse(Doctor.encoding([:]).isFine)
  }

  func test_what_is_needed_and_missing_is_in_the_way() {
    let finding = Doctor.Diagnosis(what: "Swift", isFine: false, sentence: "not found.")
    XCTAssertTrue(finding.isInTheWay)
  }
}
