import XCTest

@testable import maintain

final class ArrowsTests: XCTestCase {
  private typealias Target = TargetArrows.Target

  private func folders(_ files: (path: String, text: String)...) -> [String] {
    FolderArrows(of: files).faults(in: "Library")
  }

  func test_folders_that_point_one_way_are_fine() {
    XCTAssertEqual(
      folders(
        ("Model/Task.swift", "struct Task {}"), ("Running/Run.swift", "struct Run { let t: Task }"),
        ("Main.swift", "let run = Run()")), [])
  }

  func test_a_planted_back_arrow_between_folders_is_named() {
    XCTAssertEqual(
      folders(
        ("Model/Task.swift", "struct Task { let run: Run }"),
        ("Running/Run.swift", "struct Run { let t: Task }")),
      [
        "Library: its folders point in a circle: "
          + "Model uses Run of Running; Running uses Task of Model"
      ])
  }

  func test_a_circle_of_three_folders_is_named() {
    XCTAssertEqual(
      folders(
        ("A/A.swift", "class A { var b: B? }"), ("B/B.swift", "class B { var c: C? }"),
        ("C/C.swift", "class C { enum Inner {}; var a: A? }")),
      [
        "Library: its folders point in a circle: "
          + "A uses B of B; B uses C of C; C uses A of A"
      ])
  }

  func test_comments_strings_and_names_declared_twice_are_no_arrows() {
    XCTAssertEqual(
      folders(
        ("A/A.swift", "struct A {}\nstruct Row {}\n// B\nlet b = \"B\""),
        ("B/B.swift", "struct B { let a: A; let row: Row }\nstruct Row {}")), [])
  }

  private func targets(
    imports: [String: [String: String]], layout: [String: Set<String>]? = nil
  ) -> [String] {
    TargetArrows(
      targets: [
        Target(name: "Core", path: "Sources/Core", dependencies: []),
        Target(name: "Page", path: "Sources/Page", dependencies: ["Core"]),
        Target(name: "PageTests", path: "Tests/PageTests", dependencies: ["Page"]),
      ],
      layout: layout ?? ["Core": [], "Page": ["Core"]], imports: imports
    ).faults()
  }

  func test_imports_that_the_manifest_knows_are_fine() {
    XCTAssertEqual(
      targets(imports: ["Page": ["Core": "Page.swift", "Foundation": "Page.swift"]]), [])
  }

  func test_a_planted_back_arrow_between_targets_is_named() {
    XCTAssertEqual(
      targets(imports: ["Core": ["Page": "Sources/Core/Core.swift"]]),
      [
        "Sources/Core/Core.swift imports Page, which the manifest does not let Core stand on"
      ])
  }

  func test_a_layout_that_is_not_the_manifest_is_named() {
    XCTAssertEqual(
      targets(imports: [:], layout: ["Core": ["Page"], "Book": []]),
      [
        "CONTRIBUTING.md: Core stands on Page; the manifest says nothing",
        "CONTRIBUTING.md: the layout has no row for Page",
        "CONTRIBUTING.md: the layout has Book, and the manifest has not",
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
    XCTAssertEqual(TargetArrows.layout(in: text), ["Core": [], "Page": ["Core", "Marbles"]])
  }

  func test_imports_are_read_with_their_attributes() {
    let text =
      "import Foundation\n#if os(Linux)\n  @testable import Core\n#endif\npublic import Page\n"
    XCTAssertEqual(
      Set(TargetArrows.imports(in: [("a.swift", text)]).keys), ["Foundation", "Core", "Page"])
  }

  func test_the_manifest_is_read_from_what_SwiftPM_says() throws {
    let json = """
      {"targets": [{"name": "Page", "type": "regular", "dependencies": [
        {"byName": ["Core", null]}, {"target": ["Marbles", null]}]},
        {"name": "PageTests", "type": "test", "dependencies": []}]}
      """
    XCTAssertEqual(
      try Manifest(json: json).targets,
      [
        Target(name: "Page", path: "Sources/Page", dependencies: ["Core", "Marbles"]),
        Target(name: "PageTests", path: "Tests/PageTests", dependencies: []),
      ])
  }
}
