import CourseFixtures
import Files
import XCTest

@testable import maintain

final class OutputProofTests: XCTestCase {
  func test_a_page_that_ends_badly_or_does_not_build_is_a_fault() throws {
    let fixture = try CourseFixture(builds: true)
    defer { fixture.release() }
    try TextFile.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "functional-reactive-course",
        products: [.executable(name: "04-signals", targets: ["Chapter04"])],
        targets: [.executableTarget(name: "Chapter04", path: "Chapters/04-signals")])

      """, to: fixture.root.appendingPathComponent("Package.swift"))
    XCTAssertEqual(try faults(of: "print(3)", in: fixture), [])
    let bad = try faults(of: "print(\"3 is not 4\")\nexit(1)", in: fixture)
    XCTAssertEqual(bad, ["04-signals: the page ended with exited(1)\n      3 is not 4"])
    let broken = try faults(of: "print(3", in: fixture)
    XCTAssertEqual(broken.count, 1)
    XCTAssertTrue(
      broken.first?.hasPrefix("04-signals: the page does not build:\n") ?? false, "\(broken)")
    XCTAssertTrue(broken.first?.contains("main.swift:3:1: error: ") ?? false, "\(broken)")
  }

  private func faults(of page: String, in fixture: CourseFixture) throws -> [String] {
    let file = fixture.root.appendingPathComponent("Chapters/04-signals/main.swift")
    try TextFile.write("import Foundation\n\(page)\n", to: file)
    let proof = OutputProof(course: fixture.course)
    let chapter = try XCTUnwrap(fixture.course.chapters.first)
    let problems = try proof.build([chapter])
    return problems.isEmpty ? try proof.faults(of: chapter) : problems
  }
}
