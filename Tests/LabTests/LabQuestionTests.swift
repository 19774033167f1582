import Marbles
import XCTest

@testable import Lab

final class LabQuestionTests: XCTestCase {
  private let text = "a: cold -A-B-|\nb: take a 1"

  func test_a_run_is_answered_with_the_drawing_its_words_and_its_handles() throws {
    let answer = LabQuestion.run.answer(to: "A title\n" + text)
    let diagram = try Experiment(text).diagram()
    XCTAssertEqual(answer.prefix(3), ["ok", diagram.svgs(title: "A title"), diagram.spoken])
    XCTAssertEqual(
      answer.dropFirst(3).first?.split(separator: "\u{1e}").map { $0.split(separator: "\u{1f}") },
      try Experiment(text).handles.map { $0.map { $0[...] } })
    for (places, size) in zip(answer.dropFirst(4), [SVGSize.column, .phone]) {
      let rows = diagram.places(size: size).map { $0.joined(separator: "\u{1f}") }
      XCTAssertEqual(places, rows.joined(separator: "\u{1e}"))
      XCTAssertTrue(rows[1].hasPrefix("a\u{1f}"), "a row has its name")
    }
    XCTAssertEqual(answer.count, 6)
  }

  func test_a_mistake_is_answered_with_its_place() {
    XCTAssertEqual(
      LabQuestion.run.answer(to: "A title\n\na: cold -A-\nb: nothing a"),
      ["error", "2", "3", "There is no operator nothing here."])
    XCTAssertEqual(LabQuestion.program.answer(to: "a")[0], "error")
  }

  func test_a_program_is_answered_with_a_cell_and_a_test() throws {
    let experiment = try Experiment(text)
    XCTAssertEqual(
      LabQuestion.program.answer(to: text), ["ok", try experiment.cell(), try experiment.test()])
  }

  func test_a_name_that_swift_uses_itself_is_written_so_that_it_compiles() throws {
    let cell = try Experiment("private: cold -A|\nSignal: map private upper").cell()
    XCTAssertTrue(cell.contains("let `private` = scheduler.cold"), cell)
    XCTAssertTrue(cell.contains("let Signal2 = `private`.map"), cell)
  }

  func test_no_name_of_a_row_is_declared_twice() throws {
    let experiment = try Experiment(
      "a: cold -A|\nresult_1: map a upper\ndiagram: map a upper\naxis even")
    for program in [try experiment.cell(), try experiment.test()] {
      let names = program.matches(of: #/(?:let|var) (\w+) = /#).map(\.1)
      XCTAssertEqual(Set(names).count, names.count, program)
    }
  }

  func test_an_operator_of_one_s_own_is_declared_once_before_it_is_called() throws {
    let experiment = try Experiment(
      "a: cold -A-B-C-D-E|\nodd: everyOther a\neveryOther: everyOther odd")
    XCTAssertEqual(try experiment.received(), ["-A-------E|"])
    let cell = try experiment.cell()
    XCTAssertEqual(cell.components(separatedBy: "func everyOther(").count, 2, cell)
    XCTAssertTrue(cell.contains("let everyOther2 = everyOther(odd)"), cell)
  }

  func test_operators_are_answered_with_what_an_editor_offers() {
    let lines = LabQuestion.operators.answer(to: "")[1].split(separator: "\u{1e}")
    XCTAssertEqual(lines.count, Operator.all.count)
    XCTAssertTrue(lines.contains("take\u{1f}signal \u{1f}count 2"), "\(lines)")
  }
}
