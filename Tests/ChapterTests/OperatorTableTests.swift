import Lab
import XCTest

/// Tests that compare the table in FromOtherLibraries.md with the library.
final class OperatorTableTests: XCTestCase {
  func test_the_table_names_every_operator() throws {
    let missing = try operators().subtracting(try rows())
    XCTAssertEqual(missing.sorted(), [], "FromOtherLibraries.md should list every operator.")
  }

  func test_the_table_names_only_existing_operators() throws {
    let unknown = Set(try rows()).subtracting(try operators())
    XCTAssertEqual(unknown.sorted(), ["Signal"], "The table should list only operators.")
  }

  /// Returns the operators in the first column of the table.
  private func rows() throws -> [String] {
    let file = PageProcess.root.appendingPathComponent(
      "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.split(separator: "|").count == 6 }
      .compactMap { $0.prefixMatch(of: /\| `(\w+)/).map { String($0.1) } }
  }

  /// Returns the names of the library's operators, including `setName` and excluding `connect`.
  private func operators() throws -> Set<String> {
    let library = PageProcess.root.appendingPathComponent("Sources/ReactiveCore")
    let names = Set(try DeclaredOperator.all(in: library).map(\.base))
    return names.subtracting(["connect"]).union(["setName"])
  }
}
