import CourseFixtures
import XCTest

@testable import Terminal
@testable import maintain

final class VerifyTests: XCTestCase {
  func test_invalid_selections_are_refused_in_a_line() {
    for (arguments, wanted) in [
      (["--text", "9"], "--text checks the whole course. Remove the chapter or the task."),
      (["9.9"], "unknown task 9.9. The tasks of this chapter are 9.1, "),
      (["99"], "unknown chapter 99."), (["nine"], "“nine” is neither a chapter nor a task."),
    ] {
      let (code, text, errors) = Program.maintain.ran(["verify"] + arguments)
      XCTAssertEqual(code, 64, "\(arguments)")
      XCTAssertEqual(text, "", "\(arguments)")
      XCTAssertTrue(errors.contains(wanted), "\(arguments): \(errors)")
    }
  }
}
