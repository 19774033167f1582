import CourseModel
import Foundation
import TestFolders
import XCTest

@testable import LiveBook

/// A small course of its own, as these tests change its page.
final class LivePagesTests: XCTestCase {
  private var root: URL!
  private var pages: LivePages!

  override func setUpWithError() throws {
    root = newPlace()
    for folder in ["Chapters/01-one", "Chapters/02-two", "Exercises"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try write("name: \"\(Course.packageName)\"", to: "Package.swift")
    try write(page("print(1)"), to: "Chapters/01-one/main.swift")
    pages = LivePages(of: try Course(above: root))
  }

  private func page(_ text: String) -> String {
    "/*:\n # One\n */\ncell(\"A\") {\n  \(text)\n}\n"
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path), options: .atomic)
  }

  private func text() throws -> String? { try pages.cells(of: "01-one").texts.cells[1]?.start }

  func test_a_page_is_read_once_for_each_state_of_its_files() throws {
    let first = try pages.cells(of: "01-one")
    XCTAssertIdentical(try pages.cells(of: "01-one"), first)
    XCTAssertEqual(try text()?.contains("print(1)"), true)

    try write(page("print(2)"), to: "Chapters/01-one/main.swift")
    XCTAssertEqual(try text()?.contains("print(2)"), true)

    try write("let beside = 3\n", to: "Chapters/01-one/Beside.swift")
    XCTAssertEqual(try pages.cells(of: "01-one").source.filesBeside, ["let beside = 3\n"])
    try write("let beside = 4\n", to: "Chapters/01-one/Beside.swift")
    XCTAssertEqual(try pages.cells(of: "01-one").source.filesBeside, ["let beside = 4\n"])
    try FileManager.default.removeItem(
      at: root.appendingPathComponent("Chapters/01-one/Beside.swift"))
    XCTAssertEqual(try pages.cells(of: "01-one").source.filesBeside, [])
  }

  func test_a_page_that_is_not_there_is_said_also_when_it_was_there() throws {
    _ = try pages.cells(of: "01-one")
    try FileManager.default.removeItem(
      at: root.appendingPathComponent("Chapters/01-one/main.swift"))
    for name in ["01-one", "02-two", "03-three", "../Chapters/01-one"] {
      XCTAssertThrowsError(try pages.cells(of: name), name) {
        XCTAssertEqual(($0 as? CourseError)?.sentence, "there is no page \(name).")
      }
    }
  }
}
