import XCTest

@testable import maintain

final class TargetArrowsTests: XCTestCase {
  private func faults(_ uses: CodeIndex.Use...) -> [String] {
    TargetArrows(
      targets: [
        Target(name: "Core", path: "Sources/Core", dependencies: []),
        Target(name: "Page", path: "Sources/Page", dependencies: ["Core"]),
        Target(name: "Book", path: "Sources/Book", dependencies: ["Page"]),
        Target(name: "BookTests", path: "Tests/BookTests", dependencies: ["Book"]),
      ], uses: uses
    ).faults
  }

  private func use(
    _ name: String, of home: CodeIndex.Use.Home, in file: String, line: Int = 1
  ) -> CodeIndex.Use {
    CodeIndex.Use(name: name, home: home, file: file, line: line)
  }

  func test_what_the_manifest_has_and_what_is_the_systems_is_fine() {
    XCTAssertEqual(
      faults(
        use("Core", of: .module, in: "Sources/Page/Page.swift"),
        use("Foundation", of: .module, in: "Sources/Core/Core.swift"),
        use("Signal", of: .file("Sources/Core/Core.swift"), in: "Sources/Page/Page.swift")), [])
  }

  func test_an_import_that_the_manifest_does_not_have_is_named() {
    XCTAssertEqual(
      faults(
        use("Page", of: .module, in: "Sources/Core/Core.swift", line: 3),
        use("Page", of: .module, in: "Sources/Core/Other.swift"),
        use("Core", of: .module, in: "Tests/BookTests/BookTests.swift")),
      [
        "Sources/Core/Core.swift:3 imports Page, which Package.swift does not let Core stand on",
        "Tests/BookTests/BookTests.swift:1 imports Core, "
          + "which Package.swift does not let BookTests stand on",
      ])
  }

  func test_a_member_that_comes_with_another_import_is_named_but_in_tests() {
    let core = CodeIndex.Use.Home.file("Sources/Core/Core.swift")
    XCTAssertEqual(
      faults(
        use("lines", of: core, in: "Sources/Book/Book.swift", line: 7),
        use("lines", of: core, in: "Tests/BookTests/BookTests.swift")),
      [
        "Sources/Book/Book.swift:7 uses lines of Core, "
          + "which Package.swift does not let Book stand on"
      ])
  }
}
