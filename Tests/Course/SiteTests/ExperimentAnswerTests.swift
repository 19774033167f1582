import Lab
import Site
import XCTest

final class ExperimentAnswerTests: XCTestCase {
  func test_an_even_axis_has_a_constant_scale() throws {
    let diagram = try Experiment("axis even\na: cold 1.37s A 1.63s (BC) 1.5s D|\nb: delay a 0.1")
      .diagram()
    let row = try XCTUnwrap(diagram.places(size: .column).last)
    let places = row.dropFirst(3).map { $0.split(separator: " ").compactMap { Double($0) } }
    let speeds = places.dropFirst().map { ($0[1] - places[0][1]) / ($0[0] - places[0][0]) }
    XCTAssertEqual(places.map(\.[0]), [1470, 4100, 6600, 7600])
    for speed in speeds { XCTAssertEqual(speed, speeds[0], accuracy: 0.0005) }
  }

  func test_an_answer_has_the_drawing_its_description_handles_and_positions() throws {
    let text = "a: cold -A-B-|\nb: take a 1"
    let answer = Experiment.answer(to: "A title\n" + text)
    let diagram = try Experiment(text).diagram()
    XCTAssertEqual(answer.prefix(3), ["ok", diagram.svgs(title: "A title"), diagram.spoken])
    XCTAssertEqual(
      answer.dropFirst(3).first?.split(separator: "\u{1e}").map { $0.split(separator: "\u{1f}") },
      try Experiment(text).handles.map { $0.map { $0[...] } })
    for (places, size) in zip(answer.dropFirst(4), [SVGSize.column, .phone]) {
      let rows = diagram.places(size: size).map { $0.joined(separator: "\u{1f}") }
      XCTAssertEqual(places, rows.joined(separator: "\u{1e}"))
      XCTAssertTrue(rows[1].hasPrefix("a\u{1f}"), "A row should start with its name.")
    }
    XCTAssertEqual(answer.count, 6)
  }

  func test_an_answer_has_the_message_of_an_error() {
    XCTAssertEqual(
      Experiment.answer(to: "A title\n\na: cold -A-\nb: nothing a"),
      ["error", "Unknown operator “nothing”: check the name."])
  }
}
