import XCTest

@testable import maintain

final class ConditionalCompilationTests: XCTestCase {
  /// The lines that are compiled here.
  private func compiled(_ lines: String...) -> [String] {
    var compilation = ConditionalCompilation()
    return lines.filter { line in
      compilation.read(line)
      return compilation.isCompiled && !line.hasPrefix("#")
    }
  }

  private let here = ["Darwin", "Glibc", "Musl"].first { module in
    var compilation = ConditionalCompilation()
    compilation.read("#if canImport(\(module))")
    return compilation.isCompiled
  }!

  func test_one_branch_is_compiled() {
    XCTAssertEqual(
      compiled(
        "#if canImport(Nothing)", "a", "#elseif canImport(\(here))", "b", "#else", "c", "#endif",
        "d"),
      ["b", "d"])
    XCTAssertEqual(
      compiled(
        "#if canImport(\(here))", "a", "#elseif canImport(\(here))", "b", "#else", "c", "#endif"),
      ["a"])
    XCTAssertEqual(compiled("#if canImport(Nothing)", "a", "#else", "b", "#endif"), ["b"])
  }

  func test_a_branch_inside_one_that_is_not_compiled_is_not_compiled() {
    XCTAssertEqual(
      compiled(
        "#if canImport(Nothing)", "#if canImport(\(here))", "a", "#endif", "b", "#endif", "c"),
      ["c"])
  }

  func test_conditions_are_negated_and_joined() {
    XCTAssertEqual(compiled("#if !canImport(Nothing) && canImport(\(here))", "a", "#endif"), ["a"])
    XCTAssertEqual(compiled("#if !canImport(\(here)) && canImport(\(here))", "a", "#endif"), [])
    XCTAssertEqual(compiled("#if canImport(Nothing) || canImport(\(here))", "a", "#endif"), ["a"])
  }

  func test_what_another_system_compiles_is_no_site_of_a_mutant() {
    let scan = MutationScan(
      "func go() {\n  #if canImport(Nothing)\n    a.dispose()\n  #else\n    b.dispose()\n  #endif\n}\n",
      path: "Go.swift")
    XCTAssertEqual(scan.mutations.map(\.change), ["removed: b.dispose()"])
  }
}
