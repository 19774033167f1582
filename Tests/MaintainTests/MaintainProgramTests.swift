import Console
import CourseFixtures
import XCTest

@testable import maintain

final class MaintainProgramTests: XCTestCase {
  func test_every_command_explains_itself_and_its_options() {
    for command in Program.maintain.commands where command.name != "help" {
      let recorder = Recorder()
      let terminal = Terminal.recording(into: recorder)
      XCTAssertEqual(Program.maintain.run([command.name, "--help"], terminal: terminal), 0)
      XCTAssertTrue(recorder.text.hasPrefix("maintain \(command.name)"), recorder.text)
      for option in command.options + command.valuedOptions {
        XCTAssertTrue(
          recorder.text.contains(option), "the help of \(command.name) does not tell \(option)")
      }
    }
  }
}
