import Foundation
import TestFolders
import XCTest

@testable import Page

final class LibrarySourceTests: XCTestCase {
  private let folder = newPlace()

  override func setUpWithError() throws {
    let source = """
      /// Counts.
      final class Counter {
        private var count = 0

        /// Counts one more.
        @discardableResult
        func increment() -> Int {
          count += 1  // { not a brace }
          return count
        }

        init() {}

        func `repeat`() {}

        func decrement<
          Step
        >(
          by step: Step
        ) async
          throws -> Int
        where Step: BinaryInteger
        {
          count -= Int(step)
        }

        let most =
          Int.max
        let least = 0
      }
      """
    try put(source, at: folder.appendingPathComponent("Counter.swift"))
  }

  func test_a_file_that_cannot_be_read_is_not_said_to_be_missing() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Map.swift"), withIntermediateDirectories: true)
    var messages: [String] = []
    _ = LibrarySource(folder: folder).weave(into: "@source(Map.swift)") { messages.append($1) }
    XCTAssertEqual(messages, ["the library's file Map.swift cannot be read"])
  }

  private func woven(_ prose: String) -> (text: String, problems: [String]) {
    var problems: [String] = []
    let text = LibrarySource(folder: folder).weave(into: prose) { problems.append($1) }
    return (text, problems)
  }

  func test_shows_a_file_of_the_program_beside_the_library() throws {
    for (file, text) in [
      "ReactiveCore/Map.swift": "let map = 1", "Contacts/Map.swift": "let map = 2",
    ] { try put(text, at: folder.appendingPathComponent(file)) }
    let library = LibrarySource(folder: folder.appendingPathComponent("ReactiveCore"))
    XCTAssertEqual(
      library.weave(into: "@source(Contacts/Map.swift)") { XCTFail($1) },
      "\n*Contacts/Map.swift*\n\n```swift\nlet map = 2\n```\n")
  }

  func test_shows_one_declaration_with_its_attributes_and_without_its_documentation() {
    let (text, problems) = woven("Look:\n@source(Counter.swift, increment)")
    XCTAssertEqual(problems, [])
    XCTAssertEqual(
      text,
      """
      Look:

      *Counter.swift*

      ```swift
      @discardableResult
      func increment() -> Int {
        count += 1  // { not a brace }
        return count
      }
      ```

      """)
  }

  func test_shows_a_whole_file() {
    let (text, _) = woven("@source(Counter.swift)")
    XCTAssertTrue(text.contains("final class Counter {"), text)
    XCTAssertFalse(text.contains("///"), text)
  }

  func test_shows_a_type_without_the_documentation_of_its_members() {
    let (text, _) = woven("@source(Counter.swift, Counter)")
    XCTAssertTrue(text.contains("\n  private var count = 0\n\n  @discardableResult"), text)
    XCTAssertFalse(text.contains("///"), text)
  }

  func test_shows_initialisers_and_properties() {
    XCTAssertTrue(woven("@source(Counter.swift, init)").text.contains("\ninit() {}\n"))
    XCTAssertTrue(
      woven("@source(Counter.swift, count)").text.contains("\nprivate var count = 0\n"))
  }

  func test_shows_a_declaration_whose_body_begins_on_a_later_line() {
    let text = woven("@source(Counter.swift, decrement)").text
    XCTAssertTrue(text.contains("\nfunc decrement<\n  Step\n>(\n"), text)
    XCTAssertTrue(text.contains("\n{\n  count -= Int(step)\n}\n```"), text)
  }

  func test_shows_a_value_that_stands_on_a_later_line() {
    let text = woven("@source(Counter.swift, most)").text
    XCTAssertTrue(text.contains("```swift\nlet most =\n  Int.max\n```"), text)
  }

  func test_shows_what_is_declared_in_backticks() {
    XCTAssertTrue(woven("@source(Counter.swift, repeat)").text.contains("func `repeat`() {}"))
  }

  func test_says_what_is_missing() {
    XCTAssertEqual(
      woven("@source(Counter.swift, restart)").problems, ["Counter.swift declares no restart"])
    XCTAssertEqual(
      woven("@source(Clock.swift)").problems, ["the library has no file Clock.swift"])
  }

  func test_a_page_that_asks_for_what_is_missing_is_refused_at_its_line() {
    let page = "/*:\n # Counting\n\n @source(Clock.swift)\n */\n"
    XCTAssertThrowsError(
      try PageParser.parse(page, path: "main.swift", library: LibrarySource(folder: folder))
    ) { error in
      XCTAssertEqual(
        (error as? PageErrors)?.description,
        "main.swift:4: error: the library has no file Clock.swift")
    }
  }
}
