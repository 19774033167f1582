import CourseFixtures
import XCTest

@testable import CourseModel
@testable import course

final class WatchTests: XCTestCase {
  func test_what_stands_in_the_way_is_said_and_the_watch_goes_on() throws {
    let outcome = Watch.Outcome { throw CourseError("the disk is full.") }
    let recorder = Recorder()
    outcome.print(on: .recording(into: recorder))
    XCTAssertEqual(recorder.text, "the disk is full.\n\n")
    XCTAssertEqual(try outcome.json(), "{\"error\":\"the disk is full.\"}")
  }
}
