import XCTest

@testable import maintain

final class LibraryNamesTests: XCTestCase {
  func test_public_types_functions_and_variables_are_names() {
    XCTAssertEqual(
      LibraryNames.declared(
        in: """
          public final class Subject {
            public static func merge() {}
            public nonisolated let count = 1
            func hidden() {}
          }
          open class Signal {}
          // public func comment() {}
          """),
      ["Subject", "merge", "count", "Signal"])
  }
}
