import CourseFixtures
import XCTest

@testable import Console
@testable import course

final class RoomCommandTests: XCTestCase {
  func test_a_room_that_cannot_be_read_is_one_line() throws {
    let lines: [[String]] = [
      ["room"], ["room", "/no/such/folder"], ["room", ".", "4.1"], ["room", ".", "4", "5"],
      ["room", ".", "--json", "--csv"], ["room", "."],
    ]
    for words in lines {
      let recorder = Recorder()
      XCTAssertEqual(Program.course.run(words, terminal: .recording(into: recorder)), 64)
      XCTAssertEqual(recorder.text, "")
      XCTAssertEqual(recorder.errors.filter { $0 == "\n" }.count, 1, recorder.errors)
    }
  }

  func test_a_folder_without_a_name_is_asked_for() {
    let recorder = Recorder()
    XCTAssertEqual(Program.course.run(["room", ""], terminal: .recording(into: recorder)), 64)
    XCTAssertTrue(recorder.errors.contains("which folder?"), recorder.errors)
  }
}
