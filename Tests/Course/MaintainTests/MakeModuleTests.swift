import CourseFixtures
import Files
import TestFolders
import XCTest

@testable import Exercises
@testable import maintain

final class MakeModuleTests: XCTestCase {
  private func build(by script: String) throws -> String {
    let fixture = try CourseFixture()
    try putScript(script, at: fixture.root.appendingPathComponent(".web-assembly/build"))
    return try TextFile.read(MakeModule.build(for: fixture.course) {})
  }

  func test_the_script_of_the_built_module_is_returned() throws {
    let script = "mkdir -p \"$(dirname \"$1\")\" && echo carried >\"$1.js\""
    XCTAssertEqual(try build(by: script), "carried\n")
  }

  func test_a_failing_build_is_quoted() {
    XCTAssertEqual(
      refusal { try build(by: "echo no Embedded Swift; exit 69") },
      "the module doesn't build:\nno Embedded Swift\n")
  }
}
