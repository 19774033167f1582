import XCTest

@testable import maintain

final class FolderArrowsTests: XCTestCase {
  private func faults(_ uses: (file: String, home: String)...) -> [String] {
    FolderArrows(
      of: "Sources/Library",
      in: uses.enumerated().map { index, use in
        CodeIndex.Use(
          name: "name\(index)", home: .file("Sources/Library/\(use.home)"),
          file: "Sources/Library/\(use.file)", line: index + 1)
      }
    ).faults
  }

  func test_folders_that_point_one_way_are_fine() {
    XCTAssertEqual(
      faults(("Running/Run.swift", "Model/Task.swift"), ("Main.swift", "Running/Run.swift")), [])
  }

  func test_a_planted_back_arrow_is_named_with_its_places() {
    XCTAssertEqual(
      faults(("Model/Task.swift", "Running/Run.swift"), ("Running/Run.swift", "Model/Task.swift")),
      [
        "Sources/Library/Model, Sources/Library/Running use each other: "
          + "Sources/Library/Model/Task.swift:1 uses name0 of Sources/Library/Running; "
          + "Sources/Library/Running/Run.swift:2 uses name1 of Sources/Library/Model"
      ])
  }

  func test_the_files_beside_the_folders_are_one_folder_more() {
    XCTAssertEqual(
      faults(("Main.swift", "Model/Task.swift"), ("Model/Task.swift", "Main.swift")).map {
        $0.prefix { $0 != ":" }
      }, ["Sources/Library/*.swift, Sources/Library/Model use each other"])
    XCTAssertEqual(faults(("Main.swift", "Other.swift"), ("Other.swift", "Main.swift")), [])
  }

  func test_folders_are_compared_with_those_beside_them_at_every_depth() {
    XCTAssertEqual(
      faults(
        ("Forms/HTML/A.swift", "Forms/Text/B.swift"), ("Forms/Text/B.swift", "Forms/HTML/A.swift")
      )
      .map { $0.prefix { $0 != ":" } },
      ["Sources/Library/Forms/HTML, Sources/Library/Forms/Text use each other"])
    XCTAssertEqual(
      faults(("Forms/HTML/A.swift", "Page.swift"), ("Forms/Text/B.swift", "Page.swift")), [])
  }

  func test_a_circle_of_three_folders_is_named() {
    XCTAssertEqual(
      faults(("A/A.swift", "B/B.swift"), ("B/B.swift", "C/C.swift"), ("C/C.swift", "A/A.swift")).map
      {
        $0.prefix { $0 != ":" }
      }, ["Sources/Library/A, Sources/Library/B, Sources/Library/C use each other in a circle"])
  }

  func test_other_targets_are_not_looked_at() {
    let use = CodeIndex.Use(
      name: "name", home: .file("Sources/LibraryTwo/B/B.swift"),
      file: "Sources/LibraryTwo/A/A.swift",
      line: 1)
    XCTAssertTrue(FolderArrows(of: "Sources/Library", in: [use]).uses.isEmpty)
  }
}
