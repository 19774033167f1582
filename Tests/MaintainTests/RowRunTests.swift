import XCTest

@testable import maintain

final class RowRunTests: XCTestCase {
  private let mutations = ["Operators/A.swift", "Operators/B.swift"].flatMap { path in
    MutationScan("func go() {\n  a.dispose()\n  b.dispose()\n}\n", path: path).mutations
  }

  private func row(_ id: String, _ tests: Set<String>, _ path: String = "Operators/A.swift")
    -> ConformanceRow
  {
    ConformanceRow(id: id, tests: tests, paths: [path])
  }

  private func run(
    _ rows: [ConformanceRow], owners: [Int: String] = [:], after verdicts: [MutationVerdict] = [],
    outcome: @escaping (Int, [String]) -> MutantTrial.Outcome
  ) throws -> (asked: [String], verdicts: [MutationVerdict]) {
    var (asked, all) = ([String](), verdicts)
    try RowRun(
      rows: rows, owners: owners, durations: { [:] },
      trial: { number, tests, _ in
        asked.append("\(number): \(tests.joined(separator: " "))")
        return outcome(number, tests)
      }
    ).run(mutations.enumerated().map { ($0, $1) }, after: verdicts) { all.append($0) }
    return (asked, all)
  }

  func test_a_mutant_is_tried_with_the_open_rows_of_its_file_alone() throws {
    let rows = [row("R-1", ["a"]), row("R-2", ["b"]), row("R-3", ["c"], "Operators/B.swift")]
    let run = try run(rows) { number, _ in
      MutantTrial.Outcome(red: number == 0 ? ["a"] : [], durations: ["b": 1, "c": 1])
    }
    XCTAssertEqual(run.asked, ["0: a b", "1: b", "2: c", "3: c"])
  }

  func test_what_was_not_reached_runs_again_without_what_ended_the_process() throws {
    let run = try run([row("R-1", ["a"]), row("R-2", ["b"]), row("R-3", ["c"])]) { number, tests in
      MutantTrial.Outcome(red: [tests[0]], durations: tests == ["a", "b", "c"] ? [:] : ["c": 1])
    }
    XCTAssertEqual(run.asked.prefix(3), ["0: a b c", "0: b c", "1: c"])
    XCTAssertEqual(run.verdicts.map(\.red), [["a", "b"], ["c"]])
  }

  func test_a_mutant_that_hangs_all_tests_is_left_after_two() throws {
    let run = try run([row("R-1", ["a"]), row("R-2", ["b"]), row("R-3", ["c"])]) { number, tests in
      MutantTrial.Outcome(red: number == 0 ? [tests[0]] : [], isTooLong: number == 0)
    }
    XCTAssertEqual(run.asked, ["0: a b c", "0: b c", "1: c"])
  }

  func test_what_an_author_wrote_is_tried_for_its_row_alone() throws {
    let run = try run([row("R-1", ["a"]), row("R-2", ["b"])], owners: [0: "R-2"]) { _, _ in
      MutantTrial.Outcome(red: ["b"])
    }
    XCTAssertEqual(run.asked, ["0: b", "1: a"])
  }

  func test_a_run_that_was_ended_goes_on_where_it_stopped() throws {
    let rows = [row("R-1", ["a"]), row("R-2", ["b"])]
    let first = MutationVerdict(mutations[0], number: 0, fate: .killed(by: "a"), red: ["a"])
    let run = try run(rows, after: [first]) { _, _ in MutantTrial.Outcome() }
    XCTAssertEqual(run.asked, ["1: b"])
  }
}
