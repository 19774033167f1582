import CourseModel
import Foundation
import XCTest

@testable import Book

final class DocumentedOperatorTests: XCTestCase {
  private func course() throws -> Course { try Course(above: URL(fileURLWithPath: #filePath)) }

  func test_is_read_from_its_declaration_and_its_documentation() throws {
    let source = """
      extension Signal {
        /// Sends what comes
        /// in time.
        ///
        ///     self  --A--|
        ///     late  ----A--|
        ///
        /// RAC: `-late:`, `-later`. Keeps X-1; RxSwift: `delay`; Combine: the same.
        @discardableResult
        public func late<Other>(
          by time: Duration, _ other: Signal<(Int, Other)>, on scheduler: Scheduler
        ) -> Signal<Value> {}

        public func undocumented() {}

        /// Not ours.
        func hidden() {}
      }
      """
    let found = DocumentedOperator.declared(in: source)
    XCTAssertEqual(found.map(\.name), ["late(by:_:on:)"])
    let late = try XCTUnwrap(found.first)
    XCTAssertEqual(late.abstract, "Sends what comes in time.")
    XCTAssertEqual(late.marbles, "self  --A--|\nlate  ----A--|")
    XCTAssertEqual(late.rac, ["-late:", "-later"])
    XCTAssertEqual(late.rx, ["delay"])
    XCTAssertEqual(late.combine, ["delay"])
    XCTAssertEqual(late.call, "late(by")
  }

  func test_the_index_has_the_operators_of_the_library_and_their_names_elsewhere() throws {
    let operators = try OperatorIndex(of: course(), exercises: course().exercises()).operators
    XCTAssertGreaterThan(operators.count, 60)
    let names = Dictionary(grouping: operators, by: \.base)
    for base in ["map", "merge", "zip", "take", "throttle", "flattenMap", "share", "catch"] {
      XCTAssertNotNil(names[base], base)
    }
    XCTAssertEqual(names["flattenMap"]?.first?.rac, ["-flattenMap:"])
    XCTAssertEqual(names["flattenMap"]?.first?.rx, ["flatMap"])
    XCTAssertEqual(names["distinctUntilChanged"]?.first?.combine.first, "removeDuplicates")
    XCTAssertEqual(names["startWith"]?.first?.combine, ["prepend"])
  }
}
