import Terminal
import CourseFixtures
import XCTest

@testable import maintain

final class MaintainProgramTests: XCTestCase {
  func test_every_command_has_a_help_that_explains_its_options() {
    for command in Program.maintain.commands where command.name != "help" {
      let (code, text, _) = Program.maintain.ran([command.name, "--help"])
      XCTAssertEqual(code, 0)
      XCTAssertTrue(text.hasPrefix("maintain \(command.name)"), text)
      for option in command.options + command.valuedOptions {
        XCTAssertTrue(
          text.contains(option), "`maintain \(command.name) --help` should explain \(option).")
      }
    }
  }

  func test_invalid_selections_to_verify_are_refused() {
    for (arguments, wanted) in [
      (["--text", "9"], "--text checks the whole course. Remove the chapter or the task."),
      (["9.9"], "unknown task 9.9. The tasks of this chapter are 9.1, "),
      (["99"], "unknown chapter 99. The chapters are 1, 2, 3, "),
      (["nine"], "“nine” is neither a chapter nor a task."),
    ] {
      let (code, text, errors) = Program.maintain.ran(["verify"] + arguments)
      XCTAssertEqual(code, 64, "\(arguments)")
      XCTAssertEqual(text, "", "\(arguments)")
      XCTAssertTrue(errors.contains(wanted), "\(arguments): \(errors)")
    }
  }
}
