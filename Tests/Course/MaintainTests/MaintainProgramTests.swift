import Terminal
import CourseFixtures
import XCTest

@testable import maintain

final class MaintainProgramTests: XCTestCase {
  func test_every_command_explains_itself_and_its_options() {
    for command in Program.maintain.commands where command.name != "help" {
      let (code, text, _) = Program.maintain.ran([command.name, "--help"])
      XCTAssertEqual(code, 0)
      XCTAssertTrue(text.hasPrefix("maintain \(command.name)"), text)
      for option in command.options + command.valuedOptions {
        XCTAssertTrue(text.contains(option), "the help of \(command.name) does not tell \(option)")
      }
    }
  }
}
