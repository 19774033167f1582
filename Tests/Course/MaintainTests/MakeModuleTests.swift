import CourseFixtures
import Files
import Foundation
import XCTest

@testable import Exercises
@testable import maintain

final class MakeModuleTests: XCTestCase {
  private func build(by script: String) throws -> String {
    let fixture = try CourseFixture()
    try fixture.put("#!/bin/sh\n\(script)\n", ".web-assembly/build")
    let recipe = fixture.root.appendingPathComponent(".web-assembly/build")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: recipe.path)
    return try TextFile.read(MakeModule.build(for: fixture.course) {})
  }

  func test_the_script_of_the_built_module_is_returned() throws {
    let script = "mkdir -p \"$(dirname \"$1\")\" && echo carried >\"$1.js\""
    XCTAssertEqual(try build(by: script), "carried\n")
  }

  func test_a_failing_build_is_quoted() {
    XCTAssertEqual(
      refusal { try build(by: "echo no Embedded Swift; exit 69") },
      "the module does not build:\nno Embedded Swift\n")
  }
}
