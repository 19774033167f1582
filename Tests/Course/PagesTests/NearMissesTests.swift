import TestFolders
import XCTest

@testable import Pages

final class NearMissesTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  private let printed = [
    "two-please/adds": ["3"], "two-please/other": ["3"], "two-please/no-reason": ["5"],
    "two-please/max": ["9"], "two-please/four": ["8"], "two-please/zero": ["8"],
    "two-please/gone": ["6"], "two/of-another": ["3"], "why-1/choice-1": ["4"],
    "why-1/choice-2": ["2"],
  ]

  override func setUpWithError() throws {
    folder = try newFolder("misses")
    for (name, text) in [
      ("two-please.swift", "print(2)\n"),
      (
        "two-please.diff",
        "=== adds\nBecause: It adds, and adds.\n-print(2)\n+print(1 + 2)\n\n"
          + "=== other\nBecause: It is *another* number.\n-print(2)\n+print(3)\n\n"
          + "=== no-reason\n-print(2)\n+print(5)\n\n"
          + "=== max\nBecause: `max` takes one.\n-print(2)\n+print(max(9, 1))\n\n"
          + "=== four\nBecause: One.\n-print(2)\n+print(4 + 4)\n\n"
          + "=== zero\nBecause: Two.\n-print(2)\n+print(8 + 0)\n"
      ),
      ("two.swift", "print(2)\n"),
      ("two.diff", "=== of-another\nBecause: Of another challenge.\n-print(2)\n+print(3)\n"),
      ("why-1.diff", "=== choice-1\n-print(1)\n+print(4)\n\n=== choice-2\n-print(1)\n+print(2)\n"),
      ("printed.json", printed.json),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  private func page() throws -> Page {
    try XCTUnwrap(
      PageFile.parse(
        """
        cell("One") {
          print(1)
          //> 1
        }
        cell("Other") { }
        challenge("Two, please", from: "One", "Change one number.")
        //> 2
        why("Which change?", from: "One", [.wrong("Four.", because: "`4` is even."), .right("Two.")])
        //> 2
        """, path: "main.swift"
      ).page)
  }

  func test_the_most_similar_near_miss_with_the_same_output_explains_an_answer()
    throws
  {
    let challenge = try page().challenges[0]
    let misses = NearMisses(folder: folder)
    for (text, printed, reason) in [
      ("print(1 + 1 + 1)", "3", "It adds, and adds."),
      ("// mine\nprint( 3 )", "3", "It is *another* number."),
      ("print(2)", "2", nil), ("print(4)", "4", nil),
      ("print(5)", "5", nil), ("print(6)", "6", nil),
      ("print(max(9, 0))", "9", "`max` takes one."), ("print(3 * 3)", "9", nil),
      ("print(4 + 4)", "8", "One."), ("print(7 + 1)", "8", nil),
    ] as [(String, String, String?)] {
      XCTAssertEqual(misses.reason(of: challenge, text: text, printing: [printed]), reason, text)
    }
  }

  func test_a_changed_cell_is_explained_by_the_challenges_that_start_from_it() throws {
    let page = try page()
    let misses = NearMisses(folder: folder)
    for (cell, printed, reason) in [
      (0, "3", "In “Two, please”: It is *another* number."),
      (0, "4", "Choice 1 below: `4` is even."), (0, "2", nil), (1, "3", nil),
    ] as [(Int, String, String?)] {
      let cell = page.cells[cell]
      let text = "print(\(printed))"
      XCTAssertEqual(misses.reason(of: cell, on: page, text: text, printing: [printed]), reason)
    }
  }

  func test_without_recorded_output_nothing_is_explained() throws {
    let challenge = try page().challenges[0]
    try Data("{".utf8).write(to: folder.appendingPathComponent("printed.json"))
    for misses in [NearMisses(folder: folder), NearMisses(folder: nil)] {
      XCTAssertNil(misses.reason(of: challenge, text: "print(3)", printing: ["3"]))
    }
  }
}
