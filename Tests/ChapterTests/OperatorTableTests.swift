import Foundation
import XCTest

/// The article for those who come from other libraries names every operator of this one.
final class OperatorTableTests: XCTestCase {
  func test_names_every_public_operator_of_a_signal() throws {
    let missing = try operators().subtracting(try rows())
    XCTAssertEqual(missing.sorted(), [], "FromOtherLibraries.md has no row for these.")
  }

  func test_names_nothing_that_the_library_has_not() throws {
    let unknown = Set(try rows()).subtracting(try operators())
    XCTAssertEqual(unknown.sorted(), ["Signal"], "The library has no operator of these names.")
  }

  /// Our name in each row of six columns that begins with an operator.
  private func rows() throws -> [String] {
    let file = PageProcess.root.appendingPathComponent(
      "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.split(separator: "|").count == 6 }
      .compactMap { $0.prefixMatch(of: /\| `(\w+)/).map { String($0.1) } }
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
