import XCTest

@testable import Judging
@testable import maintain

final class MutatedPackageTests: XCTestCase {
  private let source = """
    init(a: Int) {
      self.value = a
      count = 0
      source.send(a)
    }
    """

  private func broken(atLine line: Int, _ message: String) -> [String] {
    let mutations = MutationScan("func go() {\n\(source)\n}\n", path: "Operators/Go.swift")
      .mutations
    let numbered = Dictionary(uniqueKeysWithValues: mutations.enumerated().map { ($0, $1) })
    let log = BuildLog("/x/Sources/ReactiveCore/Operators/Go.swift:\(line):3: error: \(message)\n")
    return log.errors.flatMap { MutatedPackage.broken(by: $0, in: numbered) }
      .compactMap { numbered[$0]?.change }.sorted()
  }

  func test_a_property_that_is_not_initialized_is_blamed_on_what_assigns_it() {
    XCTAssertEqual(
      broken(atLine: 5, "property 'self.value' not initialized at super.init call"),
      ["removed: self.value = a"])
    XCTAssertEqual(
      broken(atLine: 6, "return from initializer without initializing all stored properties"),
      ["removed: count = 0"])
  }

  func test_what_is_told_otherwise_is_blamed_on_its_line_or_the_nearest() {
    XCTAssertEqual(
      broken(atLine: 4, "type 'Int' has no member 'x'"), ["changed: 0", "removed: count = 0"])
    XCTAssertEqual(broken(atLine: 6, "missing return"), ["removed: source.send(a)"])
  }
}
