import CourseModel
import Judging
import Foundation
import TestFolders
import Page
import XCTest

@testable import LiveBook

/// A small course of its own, as these tests change what is noted of a reader.
final class PagesReadTests: XCTestCase {
  private var root: URL!
  private var course: Course!
  private var live: LiveBook!

  override func setUp() async throws {
    root = newPlace()
    for folder in ["Chapters/01-one", "Exercises"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try write("name: \"\(Course.packageName)\"", to: "Package.swift")
    try write("/*\n # One\n */\n", to: "Chapters/01-one/main.swift")
    course = try Course(above: root)
    live = try LiveBook(files: ["index.html": ""], of: course, port: 4720, editor: nil)
  }

  override func tearDown() async throws {
    live.stop()
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  private func noteRead(_ body: String) async throws -> Int {
    try await Browser(openedAt: live.address).ask("/live/read", post: body).status
  }

  private var read: PageRead? { course.chapters.first.flatMap { PageRead(of: $0, in: course) } }

  func test_what_was_predicted_in_a_browser_stands_on_the_board_of_the_terminal() async throws {
    let status = try await noteRead("{\"page\":\"01-one\",\"right\":2,\"predictions\":3}")
    XCTAssertEqual(status, 200)
    XCTAssertEqual(try BoardReport(of: course).chapters.first?.read, read)
    XCTAssertEqual(read?.sentence, "read, 2 of 3 predicted")
  }

  func test_numbers_that_no_page_has_are_not_noted() async throws {
    for (body, status) in [
      ("{\"page\":\"01-one\",\"right\":4,\"predictions\":3}", 409),
      ("{\"page\":\"01-one\",\"right\":-1,\"predictions\":3}", 409),
      ("{\"page\":\"01-one\",\"right\":1,\"predictions\":1000}", 409),
      ("{\"page\":\"../01-one\",\"right\":1,\"predictions\":3}", 409),
      ("{\"page\":\"\",\"right\":1,\"predictions\":3}", 409), ("{\"page\":\"01-one\"}", 400),
    ] {
      let answered = try await noteRead(body)
      XCTAssertEqual(answered, status, body)
    }
    XCTAssertNil(read)
    XCTAssertFalse(FileManager.default.fileExists(atPath: course.state.path))
  }

  func test_a_page_that_is_read_at_a_terminal_is_told_to_the_browser() async throws {
    let reader = try Browser(openedAt: live.address).listen("/live/events", until: self)
    _ = try await reader.text(holding: "\"read\":null")
    let folder = PageRead.folder(in: course)
    // As the page itself writes it.
    try PageRead(right: 1, of: 2)?.note(in: folder.appendingPathComponent("01-one.read"))
    _ = try await reader.text(holding: "\"read\":{\"predictions\":2,\"right\":1}")
  }
}
