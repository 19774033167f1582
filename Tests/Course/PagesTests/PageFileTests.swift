import Foundation
import TestFolders
import XCTest

@testable import Pages

final class PageFileTests: XCTestCase {
  func test_a_title_is_the_first_heading() throws {
    for (text, title) in [
      ("import Notebook\n\n/*:\n # Two *streams*\n\n ## More\n */\nprint(1)\n", "Two streams"),
      ("/* mine */\n/*:\n Words.\n */\n//: # Late\n", "Late"),
      ("/*:\n # Here\n */\ncell(\"One\")\n//> stray\n", "Here"), ("/*:\n Words.\n */\n", nil),
    ] {
      let file = newPlace("page").appendingPathExtension("swift")
      try put(text, at: file)
      XCTAssertEqual(PageFile.title(file.path), title, text)
    }
    XCTAssertNil(PageFile.title("/nowhere/main.swift"))
  }
}
