import TestFolders
import XCTest

@testable import Cells

final class ChapterSourceTests: XCTestCase {
  func test_a_changed_page_is_read_again() throws {
    let folder = newPlace().appendingPathComponent("Chapters/01-one")
    let first = try source(saying: "one", in: folder)
    let second = try source(saying: "two", in: folder, after: first)
    let third = try source(saying: "two", in: folder, after: second)
    XCTAssertEqual(
      [first, second, third].map { program(of: $0).contains("print(\"two\")") },
      [false, true, true])
  }

  private func page(in folder: URL) -> URL { folder.appendingPathComponent("main.swift") }

  private func source(
    saying word: String, in folder: URL, after earlier: ChapterSource? = nil
  ) throws -> ChapterSource {
    let text = "import Notebook\n\ncell(\"One\") {\n  print(\"\(word)\")\n}\n"
    try put(text, at: page(in: folder))
    return try ChapterSource(page: page(in: folder), after: earlier)
  }

  private func program(of source: ChapterSource) -> String { source.program(cell: 1)?.text ?? "" }
}
