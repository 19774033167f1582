import Foundation
import TestFolders
import XCTest

@testable import Page

final class PageFileTests: XCTestCase {
  private func title(of text: String) throws -> String? {
    let file = newPlace("page").appendingPathExtension("swift")
    try Data(text.utf8).write(to: file)
    return PageFile.title(file.path)
  }

  func test_a_title_is_the_first_heading_of_the_first_prose() throws {
    XCTAssertEqual(
      try title(of: "import Notebook\n\n/*:\n # Two *streams*\n\n ## More\n */\nprint(1)\n"),
      "Two streams")
  }

  func test_a_title_is_found_below_other_comments_and_in_lines_of_prose() throws {
    XCTAssertEqual(try title(of: "/* mine */\n/*:\n Words.\n */\n//: # Late\n"), "Late")
  }

  func test_a_title_is_known_of_a_page_whose_cells_are_wrong() throws {
    XCTAssertEqual(try title(of: "/*:\n # Here\n */\ncell(\"One\")\n//> stray\n"), "Here")
  }

  func test_no_heading_and_no_file_have_no_title() throws {
    XCTAssertNil(try title(of: "/*:\n Words.\n */\n"))
    XCTAssertNil(PageFile.title("/nowhere/main.swift"))
  }
}
