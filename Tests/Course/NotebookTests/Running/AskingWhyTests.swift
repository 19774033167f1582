import Marbles
import ReactiveCore
import XCTest

@testable import Notebook
@testable import Pages

final class AskingWhyTests: XCTestCase {
  private let pause =
    "Return: continue · e: change this cell · w: explain the drawing · ?: all keys"
  private let late = "Ada of list at 4 s, because of a of texts at 0 s.\n"
  private let early = "Bob of list at 2 s, because of b of texts at 1 s.\n"

  /// A search whose second answer arrives first.
  private var search: Diagram {
    let scheduler = TestScheduler()
    let recorder = Recorder(scheduler)
    let answers = ["a": "----'Ada'|", "b": "-'Bob'|"].mapValues { Timeline<String>($0) }
    scheduler.cold("ab|").recorded("texts", by: recorder)
      .flattenMap { scheduler.cold(answers[$0]!) }
      .recorded("list", by: recorder).subscribe()
    scheduler.run()
    return recorder.diagram
  }

  private func run(
    _ answers: [String]?, _ arguments: [String] = [], columns: Int? = nil, drawing: Diagram?,
    changed: Diagram? = nil
  ) -> String {
    let tools = CellTools(
      edit: { _ in .missing },
      run: { _, _, receive in
        if let changed { receive(.piece(.diagram(changed))) }
        receive(.ended)
      }, restart: { _ in })
    return PageRun(
      "cell(\"One\") { }\ncell(\"Two\") { }\ncell(\"Three\") { }", arguments, answers: answers,
      columns: columns,
      doing: ["One": { output in if let drawing { output.write(.diagram(drawing)) } }],
      context: ReaderContext(
        notes: PageNotes(of: "", in: nil), changes: ChangedCells(folder: nil), tools: tools)
    ).text
  }

  func test_w_shows_the_cause_of_each_mark_in_the_last_row() {
    for arguments in [[], ["--plain"]] {
      let text = run(["w", "q"], arguments, drawing: search)
      XCTAssertTrue(text.contains(early), text)
      XCTAssertTrue(text.contains(late), text)
      XCTAssertTrue(text.contains("the end of list at"), text)
      XCTAssertEqual(count(pause, in: text), 2, text)
    }
  }

  func test_w_with_a_mark_shows_the_cause_of_the_mark() {
    for answer in ["w Ada", " W   Ada "] {
      let text = run([answer, "q"], drawing: search)
      XCTAssertTrue(text.contains(late), text)
      XCTAssertFalse(text.contains(early), text)
    }
    XCTAssertTrue(run(["w |", "q"], drawing: search).contains("the end of texts at 2 s"))
    XCTAssertTrue(
      run(["w ada", "q"], drawing: search).contains("No mark in the drawing is “ada”."))
  }

  func test_a_mark_without_a_drawn_cause_is_explained() {
    XCTAssertTrue(
      run(["w a", "q"], drawing: search)
        .contains("a of texts at 0 s. No other mark in this drawing caused it."))
  }

  func test_missing_causes_or_drawings_are_reported() {
    let written = Diagram { ("letters", "--a--|" as Timeline<String>) }
    for (drawing, sentence) in [
      (written, "The causes of these marks weren't recorded."),
      (nil, "This cell has no drawing."),
    ] {
      let text = run(["w", "q"], drawing: drawing)
      XCTAssertTrue(text.contains("› \(sentence)\n"), text)
      XCTAssertFalse(text.contains("w: why"), text)
    }
  }

  func test_w_does_not_refer_to_an_earlier_cells_drawing() {
    let text = run(["", "w Ada", "q"], drawing: search)
    XCTAssertTrue(text.contains("This cell has no drawing."), text)
  }

  func test_w_refers_to_the_drawing_of_the_latest_run() {
    let text = run(["r", "w Ada", "r", "q"], drawing: nil, changed: search)
    XCTAssertTrue(text.contains(late), text)
    XCTAssertFalse(run(["r", "w Ada", "q"], drawing: search).contains(late))
  }

  func test_causes_wrap_in_the_window_and_are_omitted_in_a_file() {
    let text = run(["w", "q"], columns: 40, drawing: search)
    XCTAssertTrue(text.contains("\ntexts at 1 s.\nAda of list at 4 s, because of a of\n"), text)
    XCTAssertFalse(run(nil, drawing: search).contains("because of"))
  }
}
