import XCTest

@testable import Console

final class EditorTests: XCTestCase {
  private func words(_ editor: String, line: Int? = 12) -> [String] {
    Array(Editor.command(editor, "a b.swift", line: line).dropFirst(4))
  }

  func test_each_editor_is_told_the_line_in_its_own_way() {
    XCTAssertEqual(words("vi"), ["+12", "a b.swift"])
    XCTAssertEqual(words("/usr/bin/nvim -n"), ["+12", "a b.swift"])
    XCTAssertEqual(words("code --wait"), ["--goto", "a b.swift:12"])
    XCTAssertEqual(words("hx"), ["a b.swift:12"])
    XCTAssertEqual(words("xed"), ["-l", "12", "a b.swift"])
  }

  func test_an_editor_that_nobody_knows_opens_the_file_alone() {
    XCTAssertEqual(words("my-editor"), ["a b.swift"])
    XCTAssertEqual(words("vi", line: nil), ["a b.swift"])
  }

  func test_options_of_the_editor_are_words_and_a_path_stays_one() {
    XCTAssertEqual(
      Editor.command("code --wait", "a b.swift"),
      ["sh", "-c", "code --wait \"$@\"", "sh", "a b.swift"])
  }
}
