import CourseFixtures
import Exercises
import Grading
import Pages
import XCTest

@testable import LiveSite

final class PagesReadTests: XCTestCase {
  private var course: Course!
  private var live: LiveBook!

  override func setUp() async throws {
    course = try CourseFixture().course
    live = try LiveBook(files: ["index.html": ""], of: course, port: 4720)
  }

  override func tearDown() async throws { live.stop() }

  private func recordRead(_ body: String) async throws -> Int {
    try await Browser(openedAt: live.address).ask("/live/read", post: body).status
  }

  private var read: PageRead? { PageNotes(of: "04-signals", in: course.root).read }

  func test_predictions_in_the_browser_appear_on_the_board() async throws {
    let status = try await recordRead("{\"page\":\"04-signals\",\"right\":2,\"predictions\":3}")
    XCTAssertEqual(status, 200)
    XCTAssertEqual(try BoardReport(of: course).chapters.first?.read, read)
    XCTAssertEqual(read?.sentence, "read, 2 of 3 predicted")
  }

  func test_invalid_scores_are_refused() async throws {
    for (body, status) in [
      ("{\"page\":\"04-signals\",\"right\":4,\"predictions\":3}", 409),
      ("{\"page\":\"04-signals\",\"right\":-1,\"predictions\":3}", 409),
      ("{\"page\":\"04-signals\",\"right\":1,\"predictions\":1000}", 409),
      ("{\"page\":\"../04-signals\",\"right\":1,\"predictions\":3}", 409),
      ("{\"page\":\"\",\"right\":1,\"predictions\":3}", 409), ("{\"page\":\"04-signals\"}", 400),
    ] {
      let answered = try await recordRead(body)
      XCTAssertEqual(answered, status, body)
    }
    XCTAssertNil(read)
  }

  func test_a_page_read_in_the_terminal_is_reported_to_the_browser() async throws {
    let reader = try Browser(openedAt: live.address).listen("/live/events", until: self)
    _ = try await reader.text(holding: "\"read\":null")
    PageNotes(of: "04-signals", in: course.root).record(read: PageRead(right: 1, of: 2))
    _ = try await reader.text(holding: "\"read\":{\"predictions\":2,\"right\":1}")
  }
}
