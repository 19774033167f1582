import Foundation
import XCTest

/// The last page's table names every operator of the library.
final class OperatorTableTests: XCTestCase {
  func test_names_every_public_operator_of_a_signal() throws {
    let missing = try operators().subtracting(try rows().map(\.here))
    XCTAssertEqual(missing.sorted(), [], "The table of chapter 18 has no row for these.")
  }

  func test_names_nothing_that_the_library_has_not() throws {
    let unknown = Set(try rows().map(\.here)).subtracting(try operators())
    XCTAssertEqual(unknown.sorted(), ["Signal"], "The library has no operator of these names.")
  }

  func test_every_row_has_five_names() throws {
    for row in try rows() {
      XCTAssertEqual(row.columns.count, 5, row.columns.joined(separator: "|"))
    }
  }

  private typealias Row = (here: String, columns: [String])

  private func rows() throws -> [Row] {
    let file = PageProcess.root.appendingPathComponent("Chapters/18-onward/main.swift")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try XCTUnwrap(page.range(of: "## All operators"))
    let end = try XCTUnwrap(page.range(of: "## To read"))
    return page[start.upperBound..<end.lowerBound].split(separator: "\n")
      .filter { $0.hasPrefix(" | ") && !$0.contains(" here ") }
      .map { line in
        let columns = line.dropFirst(2).dropLast().split(separator: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
        return (String(columns[1].prefix { $0.isLetter }), columns)
      }
  }

  /// The names of the public methods and properties in the extensions of `Signal`.
  private func operators() throws -> Set<String> {
    let library = PageProcess.root.appendingPathComponent("Sources/ReactiveCore")
    let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for block in text.matches(of: /(?m)^(?:public )?extension Signal(?: where [^{]*)? \{\n/) {
        let body = text[block.range.upperBound...]
        let end = body.range(of: "\n}")?.lowerBound ?? body.endIndex
        for name in body[..<end].matches(of: /\n  public (?:static )?(?:func|var) `?(\w+)/) {
          names.insert(String(name.1))
        }
      }
    }
    // `autoconnect` belongs to a connection, `setName` to the class itself.
    return names.union(["autoconnect", "setName"])
  }
}
