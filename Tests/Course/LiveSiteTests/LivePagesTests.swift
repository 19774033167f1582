import CourseFixtures
import Files
import XCTest

@testable import LiveSite

final class LivePagesTests: XCTestCase {
  private var fixture: CourseFixture!
  private var pages: LivePages!
  private var folder: URL { fixture.root.appendingPathComponent("Chapters/04-signals") }

  override func setUpWithError() throws {
    fixture = try CourseFixture()
    pages = LivePages(of: fixture.course)
  }

  private func write(_ text: String, to name: String) throws {
    try fixture.put(text, "Chapters/04-signals/\(name)")
  }

  func test_a_page_is_cached_until_its_files_change() throws {
    let first = try pages.cells(of: "04-signals")
    XCTAssertIdentical(try pages.cells(of: "04-signals"), first)
    for text in ["print(1)", "print(2)"] {
      try write("/*:\n # One\n */\ncell(\"A\") {\n  \(text)\n}\n", to: "main.swift")
      let start = try pages.cells(of: "04-signals").texts.cells[1]?.original
      XCTAssertEqual(start?.contains(text), true)
    }
    for text in ["let beside = 3\n", "let beside = 4\n"] {
      try write(text, to: "Beside.swift")
      XCTAssertEqual(try pages.cells(of: "04-signals").source.filesBeside, [text])
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Beside.swift"))
    XCTAssertEqual(try pages.cells(of: "04-signals").source.filesBeside, [])
  }

  func test_a_missing_page_is_reported_even_after_it_was_cached() throws {
    _ = try pages.cells(of: "04-signals")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("main.swift"))
    for name in ["04-signals", "05-more", "../Chapters/04-signals"] {
      XCTAssertThrowsError(try pages.cells(of: name), name) {
        XCTAssertEqual(
          ($0 as? CourseError)?.sentence,
          "the book has no page \(name). Choose a page on the cover.")
      }
    }
  }
}
