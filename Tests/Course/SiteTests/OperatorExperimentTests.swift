import XCTest

@testable import Lab
@testable import Site

final class OperatorExperimentTests: XCTestCase {
  func test_flattenMap_is_drawn_with_a_row_for_each_inner_signal() throws {
    let marbles = """
      self        --1------2-----|
      1 →           a--b--c|
      2 →                  a--b--c|
      flattenMap  --a--b--ca--b--c|
      """
    XCTAssertEqual(
      try experiment("flattenMap(_:)", marbles)?.text,
      """
      source: cold --1------2-----|
      _1: cold a--b--c|
      _2: cold a--b--c|
      signals: each source inner 1=_1 2=_2
      flattenMap: flatten signals
      """)
  }

  func test_an_operator_is_drawn_with_its_arguments() throws {
    XCTAssertEqual(
      try experiment("take(_:)", "self     -1-2-3|\ntake(2)  -1-(2|)")?.text,
      "source: cold -1-2-3|\ntake: take source 2")
  }

  func test_marbles_that_the_lab_draws_differently_have_no_experiment() throws {
    XCTAssertNil(try experiment("take(_:)", "self     -1-2-3|\ntake(2)  -1-2-|"))
    XCTAssertNil(try experiment("unknown()", "self       -1|\nunknown()  -1|"))
  }

  private func experiment(_ name: String, _ marbles: String) throws -> OperatorExperiment? {
    OperatorExperiment(
      of: DeclaredOperator(
        file: "", name: name, isStatic: false,
        documentation: marbles.split(separator: "\n").map { "    \($0)" }))
  }
}
