import Files
import TestFolders
import XCTest

@testable import Pages

final class IncludedTextTests: XCTestCase {
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
    try put(source, at: folder.appendingPathComponent("ReactiveCore/Counter.swift"))
  }

  private func included(_ prose: String) -> (text: String, problems: [String]) {
    var problems: [String] = []
    let text = IncludedText(reading: TextFile.reader(in: folder)).included(in: prose) {
      problems.append($1)
    }
    return (text, problems)
  }

  func test_files_of_other_modules_can_be_shown() throws {
    for (file, text) in [
      "ReactiveCore/Contacts/Map.swift": "let map = 1", "Contacts/Map.swift": "let map = 2",
    ] { try put(text, at: folder.appendingPathComponent(file)) }
    let (text, problems) = included("@source(Contacts/Map.swift)")
    XCTAssertEqual(text, "\n*Contacts/Map.swift*\n\n```swift\nlet map = 2\n```\n")
    XCTAssertEqual(problems, [])
  }

  func test_files_and_declarations_are_shown_without_documentation() {
    for (wanted, part) in [
      ("", "final class Counter {"),
      (", Counter", "\n  private var count = 0\n\n  @discardableResult"),
      (", init", "\ninit() {}\n"), (", count", "\nprivate var count = 0\n"),
      (", repeat", "func `repeat`() {}"),
      // In these rows, the parameters, the brace, or the value is on a later line.
      (", decrement", "\nfunc decrement<\n  Step\n>(\n"),
      (", decrement", "\n{\n  count -= Int(step)\n}\n```"),
      (", most", "```swift\nlet most =\n  Int.max\n```"),
    ] {
      let (text, problems) = included("@source(Counter.swift\(wanted))")
      XCTAssertTrue(text.contains(part), "\(wanted): \(text)")
      XCTAssertFalse(text.contains("///"), text)
      XCTAssertEqual(problems, [])
    }
  }

  func test_missing_files_and_declarations_are_reported() {
    XCTAssertEqual(
      included("@source(Counter.swift, restart)").problems,
      ["Counter.swift doesn't declare “restart”"])
    XCTAssertEqual(
      included("@source(Clock.swift)").problems,
      ["\(folder.path)/ReactiveCore/Clock.swift is missing."])
  }

  func test_a_page_with_a_missing_excerpt_is_refused_at_its_line() {
    let page = "/*:\n # Counting\n\n @source(Clock.swift)\n */\n"
    XCTAssertThrowsError(
      try PageParser.parse(page, path: "main.swift", sources: TextFile.reader(in: folder))
    ) { error in
      XCTAssertEqual(
        (error as? PageErrors)?.description,
        "main.swift:4: error: \(self.folder.path)/ReactiveCore/Clock.swift is missing.")
    }
  }
}
