import XCTest

@testable import maintain

final class LayoutTests: XCTestCase {
  private let targets = [
    Target(name: "Core", path: "Sources/Core", dependencies: []),
    Target(name: "Page", path: "Sources/Page", dependencies: ["Core"]),
    Target(name: "Chapter01", path: "Chapters/01-one", dependencies: ["Page"]),
    Target(name: "Chapter02", path: "Chapters/02-two", dependencies: ["Page", "Core"]),
    Target(name: "PageTests", path: "Tests/PageTests", dependencies: ["Page", "Core"]),
  ]

  private func faults(_ rows: [String: Set<String>]) -> [String] {
    Layout(rows: rows).faults(of: targets)
  }

  func test_a_layout_that_is_the_manifest_is_fine() {
    XCTAssertEqual(faults(["Core": [], "Page": ["Core"], "ChapterNN": ["Page", "Core"]]), [])
  }

  func test_what_the_manifest_allows_and_the_layout_does_not_is_named() {
    XCTAssertEqual(
      faults(["Core": [], "Page": [], "ChapterNN": ["Page"]]),
      [
        "Package.swift lets Page stand on Core; in CONTRIBUTING.md it stands on nothing",
        "Package.swift lets Chapter02 stand on Core; in CONTRIBUTING.md it stands on Page",
      ])
  }

  func test_what_the_layout_allows_and_the_manifest_does_not_is_named() {
    XCTAssertEqual(
      faults(["Core": ["Page"], "Page": ["Core"], "ChapterNN": ["Page", "Core"]]),
      ["CONTRIBUTING.md lets Core stand on Page, and Package.swift does not"])
  }

  func test_rows_without_a_target_and_targets_without_a_row_are_named() {
    XCTAssertEqual(
      faults(["Core": [], "ChapterNN": ["Page", "Core"], "Book": []]),
      [
        "CONTRIBUTING.md has no row for Page",
        "CONTRIBUTING.md has a row for Book, and Package.swift has no such target",
      ])
  }

  func test_the_layout_is_read_from_its_table_alone() {
    let text = """
      | command | says |
      |---|---|
      | `swift test` | all |

      | target | holds | stands on |
      |---|---|---|
      | `Core` | `Signal` | – |
      | `Page` | text | `Core`, `Marbles` |

      | `x` | y | `z` |
      """
    let rows: [String: Set<String>] = ["Core": [], "Page": ["Core", "Marbles"]]
    XCTAssertEqual(Layout(in: text).rows, rows)
    XCTAssertEqual(Layout(in: text.replacing("\n", with: "\r\n")).rows, rows)
  }

  func test_two_rows_for_one_target_are_named() {
    let text =
      "| target | holds | stands on |\n|---|---|---|\n| `Core` | a | – |\n| `Core` | b | – |"
    XCTAssertEqual(
      Layout(in: text).faults(of: [targets[0]]), ["CONTRIBUTING.md has two rows for Core"])
  }
}
