import Lab
import XCTest

@testable import Book

final class OperatorExperimentTests: XCTestCase {
  func test_flattenMap_is_drawn_with_a_row_for_each_signal_that_a_value_becomes() throws {
    let experiment = try experiment(
      "flattenMap",
      """
      self        --1------2-----|
      1 →           a--b--c|
      2 →                  a--b--c|
      flattenMap  --a--b--ca--b--c|
      """)
    XCTAssertTrue(experiment.isAsDocumented)
    let start = "source: cold --1------2-----|\n_1: cold a--b--c|\n_2: cold a--b--c|\n"
    XCTAssertEqual(experiment.text, start + "flattenMap: flattenMap source 1=_1 2=_2")
    XCTAssertEqual(
      experiment.drawn,
      start + "signals: each source inner 1=_1 2=_2\nflattenMap: flatten signals")
    XCTAssertEqual(
      try Experiment(experiment.drawn).received().last,
      try Experiment(experiment.text).received().last)
  }

  func test_another_operator_is_drawn_as_it_stands() throws {
    let experiment = try experiment("take", "self     -1-2-3|\ntake(2)  -1-(2|)")
    XCTAssertEqual(experiment.drawn, experiment.text)
  }

  private func experiment(_ name: String, _ marbles: String) throws -> OperatorExperiment {
    let operation = try XCTUnwrap(Lab.Operator.all.first { $0.name == name })
    let documented = DocumentedMarbles(marbles.split(separator: "\n").map(String.init))
    return try XCTUnwrap(OperatorExperiment(operation, documented: documented, as: name))
  }
}
