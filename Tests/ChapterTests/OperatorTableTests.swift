import Lab
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

  /// The names of the operators; `connect` is no operator, and `setName` belongs to the class itself.
  private func operators() throws -> Set<String> {
    let library = PageProcess.root.appendingPathComponent("Sources/ReactiveCore")
    let names = Set(try DeclaredOperator.all(in: library).map(\.base))
    return names.subtracting(["connect"]).union(["setName"])
  }
}
