import Marbles
import ReactiveCore
import Site
import XCTest

/// Tests that a drawing shows operators as boxes, and that its spoken description names them.
final class OperatorBoxTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var recorder = Recorder(scheduler)

  func test_operators_are_drawn_between_inputs_and_output() {
    let numbers = scheduler.cold("--1|").recorded("numbers", by: recorder)
    scheduler.cold("-a|").recorded("letters", by: recorder).merge(numbers)
      .recorded("merge", by: recorder).subscribe()
    XCTAssertEqual(boxes(), ["merge"])
    XCTAssertEqual(places(), ["numbers", "letters", "box", "merge"])
    XCTAssert(spoken().contains("merge (of numbers, letters): "), spoken())
  }

  func test_a_chain_is_named_after_the_operators_since_its_last_row() {
    scheduler.cold("-a|").map { $0 + "!" }.recorded("source", by: recorder)
      .filter { _ in true }.take(while: { _ in true })
      .recorded("result", by: recorder).map { $0 }.recorded("last", by: recorder).subscribe()
    XCTAssertEqual(boxes(), ["filter, take(while:)", "map"])
    XCTAssert(spoken().contains("result (filter, take(while:) of source): "), spoken())
  }

  func test_inputs_are_named_if_other_rows_are_between() {
    let letters = scheduler.hot("-a|").recorded("letters", by: recorder)
    let numbers = scheduler.hot("-1|").recorded("numbers", by: recorder)
    letters.zip(with: numbers).recorded("zip", by: recorder).subscribe()
    letters.concat(numbers).recorded("concat", by: recorder).subscribe()
    XCTAssertEqual(boxes(), ["zip(with:)", "concat of letters, numbers"])
  }

  func test_inner_signals_enter_with_the_row_that_sends_them() {
    scheduler.cold("ab|").map { _ in self.scheduler.cold("x|") }
      .recorded("outer", inners: "inner", by: recorder).flatten()
      .recorded("flatten", by: recorder).subscribe()
    XCTAssertEqual(boxes(), ["flatten"])
    XCTAssert(spoken().contains("flatten (of outer): "), spoken())
  }

  func test_a_shared_signal_has_one_box() {
    let shared = scheduler.cold("-a-b|").recorded("source", by: recorder).replayLast()
      .recorded("shared", by: recorder)
    for start in [0, 2] { scheduler.schedule(after: .seconds(start)) { shared.subscribe() } }
    XCTAssertEqual(boxes(), ["replayLast"])
    XCTAssertEqual(places(), ["source", "box", "shared (1)", "shared (2)"])
  }

  func test_unknown_connections_have_no_box() {
    let subject = Subject<String>()
    subject.recorded("subject", by: recorder).subscribe()
    scheduler.cold("-a|").map { $0 }.recorded("source", by: recorder).subscribe(subject)
    XCTAssertEqual(boxes(), [])
  }

  func test_a_long_box_fits_into_the_drawing() throws {
    scheduler.cold("a|").recorded("a", by: recorder).map { $0 }.filter { _ in true }.take(1)
      .distinctUntilChanged().startWith("b").takeLast(1).recorded("b", by: recorder).subscribe()
    let svg = drawn()
    let width = try XCTUnwrap(svg.firstMatch(of: /viewBox="0 0 (\d+)/).flatMap { Int($0.1) })
    let box = try XCTUnwrap(svg.firstMatch(of: /"operator" x="(\d+)" y="\d+" width="(\d+)"/))
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(Int(box.2)), boxes()[0].count * 9)
    XCTAssertLessThanOrEqual(try XCTUnwrap(Int(box.1)) + (try XCTUnwrap(Int(box.2))), width)
  }

  func test_boxes_can_be_encoded_and_decoded() throws {
    scheduler.cold("-a|").recorded("source", by: recorder).map { $0 + "!" }
      .recorded("map", by: recorder).subscribe()
    scheduler.run()
    let diagram = recorder.diagram
    let piped = try JSONDecoder().decode(Diagram.self, from: JSONEncoder().encode(diagram))
    XCTAssertEqual(piped.svg(title: ""), diagram.svg(title: ""))
  }

  func test_a_spoken_value_names_its_sources() {
    let numbers = scheduler.hot("--1-2|").recorded("numbers", by: recorder)
    let letters = scheduler.hot("-a-a-|").recorded("letters", by: recorder)
    Signal.combineLatest(letters, numbers) { $0 + $1 }.recorded("latest", by: recorder).subscribe()
    letters.map { $0.uppercased() }.recorded("map", by: recorder).subscribe()
    letters.merge(numbers).recorded("merge", by: recorder).subscribe()
    letters.skip(1).recorded("skip", by: recorder).subscribe()
    let words = spoken()
    for part in [
      "latest (combineLatest of numbers, letters): a1 from a of letters (1) and 1 of numbers (1) at 2 s",
      "map (of letters): A from a at 1 s",
      "merge (of numbers, letters): a from letters (1) at 1 s; 1 from numbers (1) at 2 s",
      "skip (of letters): a at 3 s",
      "numbers (1): 1 at 2 s",
    ] {
      XCTAssert(words.contains(part), "\(part)\n\(words)")
    }
  }

  private func drawn() -> String {
    scheduler.run()
    return recorder.diagram.svg(title: "Test")
  }

  private func spoken() -> String {
    scheduler.run()
    return recorder.diagram.spoken
  }

  private func boxes() -> [String] {
    drawn().matches(of: /<rect class="operator"[^>]*><text[^>]*>([^<]*)</).map { String($0.1) }
  }

  /// Returns the boxes and the names of the rows, from top to bottom.
  private func places() -> [String] {
    let svg = drawn()
    let names = svg.matches(of: /class="name" x="12" y="(\d+)">([^<]*)</).map {
      (Int($0.1)!, String($0.2))
    }
    let boxes = svg.matches(of: /class="operator" x="\d+" y="(\d+)"/).map { (Int($0.1)!, "box") }
    return (names + boxes).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
