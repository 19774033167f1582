import Marbles
import ReactiveCore
import Site
import XCTest

/// Tests of the colors of marbles.
///
/// In the expected rows, `-` is a value without a color, and `2+0` has the colors of two origins.
final class OriginsTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var recorder = Recorder(scheduler)

  private func row(_ name: String, _ marbles: String) -> Signal<String> {
    scheduler.cold(Timeline<String>(marbles)).recorded(name, by: recorder)
  }

  private func numbers(_ name: String, _ marbles: String) -> Signal<Int> {
    scheduler.cold(Timeline<Int>(marbles)).recorded(name, by: recorder)
  }

  /// Records `last` as the last row, and asserts the colors of all rows.
  private func assertColors<Value>(
    _ expected: [String], _ last: Signal<Value>, line: UInt = #line
  ) {
    last.recorded("last", by: recorder).subscribe()
    XCTAssertEqual(colors(), expected, line: line)
  }

  func test_a_value_keeps_its_color_through_map() {
    assertColors(["0 1", "0 1"], row("letters", "-a-b|").map { $0.uppercased() + "!" })
  }

  func test_equal_values_of_different_inputs_have_different_colors() {
    let other = row("other", "--a|")
    assertColors(["0", "1 2", "1 0 2"], row("letters", "-a--b|").merge(other))
  }

  func test_a_combined_value_has_both_colors() {
    let numbers = numbers("numbers", "--1-2|")
    let pairs = row("letters", "-a-b|").combineLatest(with: numbers).recorded("pairs", by: recorder)
    assertColors(["0 1", "2 3", "2+0 3+0 3+1", "2+0 3+0 3+1"], pairs.map { "\($0.0)\($0.1)" })
  }

  func test_a_zipped_value_has_the_color_of_the_value_that_waited() {
    let numbers = row("numbers", "----1-2|")
    assertColors(
      ["0 1", "2 3", "2+0 3+1"], Signal.zip(row("letters", "-ab--|"), numbers) { $0 + $1 })
  }

  func test_a_sample_has_the_color_of_the_sampled_value() {
    let clock = row("clock", "---x-x|")
    assertColors(["0 0", "1 2", "1 2"], row("letters", "-a--b---|").sample(clock))
  }

  func test_inner_values_have_the_color_of_the_value_that_started_them() {
    let outer = scheduler.cold("ab|").map { name in self.scheduler.cold("-x--x|").map { name + $0 }
    }
    .recorded("outer", inners: "inner", by: recorder)
    assertColors(["0 1", "0 0", "1 1", "0 1 0 1"], outer.flatten())
  }

  func test_a_delayed_value_is_recognized_by_its_text() {
    assertColors(["0 1", "0 1"], row("letters", "-a-b|").delay(.seconds(2), on: scheduler))
  }

  func test_values_of_unknown_origin_have_no_color() {
    let numbers = numbers("numbers", "--2|")
    let sum = self.numbers("others", "-3|").combineLatest(with: numbers).map { $0.0 + $0.1 }
      .recorded("sum", by: recorder)
    assertColors(["0", "1", "1+0", "-"], sum.delay(.seconds(1), on: scheduler).map { $0 * 100 })
    XCTAssertFalse(Diagram { ("a", Timeline<String>("-a|")) }.svg(title: "").contains("value c"))
  }

  func test_a_digit_inside_a_number_is_not_matched() {
    assertColors(["0 1", "-"], row("digits", "-1-2|").collect().map { $0.joined() })
  }

  func test_a_joined_value_has_all_colors_regardless_of_its_text() {
    let numbers = numbers("numbers", "--2---4|")
    let sum = self.numbers("others", "-3--1|").combineLatest(with: numbers).map { $0.0 + $0.1 }
    assertColors(["0 1", "2 3", "2+0 3+0 3+1"], sum)
  }

  func test_a_pair_has_both_colors_regardless_of_its_text() {
    let numbers = numbers("numbers", "(12)-|")
    let zip = self.numbers("others", "--3-4|").zip(with: numbers).map { $0.0 * 10 - $0.1 }
    assertColors(["0 1", "2 3", "2+0 3+1"], zip)
  }

  func test_values_that_may_have_been_dropped_are_not_sources() {
    let numbers = numbers("numbers", "(12)-|").filter { $0 > 1 }
    let zip = self.numbers("others", "--3-4|").zip(with: numbers).map { $0.0 * 10 - $0.1 }
    assertColors(["0 1", "2", "-"], zip)
    let kept = Recorder(scheduler)
    let letters = scheduler.cold("ab|").recorded("letters", by: kept).filter { $0 == "a" }
    scheduler.cold("--1|").recorded("figures", by: kept).combineLatest(with: letters)
      .map { _ in 7 }.recorded("latest", by: kept).subscribe()
    scheduler.run()
    XCTAssertEqual(kept.diagram.svg(title: "").ranges(of: "class=\"part").count, 0)
  }

  func test_a_signal_that_is_recorded_twice_has_the_same_colors() {
    let letters = scheduler.hot("-a-b|")
    letters.recorded("one", by: recorder).subscribe()
    letters.recorded("other", by: recorder).take(1).recorded("take", by: recorder).subscribe()
    assertColors(["0 1", "0", "0", "2"], scheduler.hot("-a|"))
  }

  func test_a_replayed_value_has_the_color_of_the_original() {
    let news = scheduler.hot("-a-b-c|").recorded("news", by: recorder)
    let replay = news.replayLast().recorded("replay", by: recorder)
    for start in [0, 4] { scheduler.schedule(after: .seconds(start)) { replay.subscribe() } }
    XCTAssertEqual(colors(), ["0 1 2", "0 1 2", "1 2"])
  }

  func test_sixteen_values_have_different_colors_and_later_ones_have_none() {
    scheduler.cold("abcdefghijklmnopqr|").recorded("letters", by: recorder).subscribe()
    let names = colors(as: { $0.filter { $0 != " " } })[0].split(separator: " ")
    XCTAssertEqual(Set(names.prefix(16)).count, 16)
    XCTAssertEqual(names.suffix(2), ["-", "-"])
  }

  func test_an_inner_row_is_linked_to_its_marble() throws {
    scheduler.cold("-a-b|").map { name in self.scheduler.cold("---x|") }
      .recorded("outer", inners: "inner", by: recorder).concat()
      .recorded("concat", by: recorder).subscribe()
    scheduler.run()
    let svg = recorder.diagram.svg(title: "")
    let marbles = svg.matches(of: /class="value [^"]*" x="(\d+)" y="(\d+)"/).prefix(2)
    let connectors = svg.matches(of: /class="connector" d="M(\d+) (\d+)V(\d+)H(\d+)"/)
    XCTAssertEqual(connectors.map { Int($0.1)! }, marbles.map { Int($0.1)! + 14 })
    XCTAssertEqual(connectors.map { Int($0.2)! }, marbles.map { Int($0.2)! + 14 })
    let lines = svg.matches(of: /class="line" d="M(\d+) (\d+)/).map {
      [String($0.1), String($0.2)]
    }
    XCTAssertEqual(connectors.map { [String($0.4), String($0.3)] }, Array(lines[1...2]))
  }

  /// Returns each row's colors, numbered in order of appearance.
  private func colors(as name: (Substring) -> String = { $0.filter(\.isNumber) }) -> [String] {
    scheduler.run()
    let svg = recorder.diagram.svg(title: "")
    return svg.pieces(between: "class=\"line\"").dropFirst().map { row in
      row.pieces(between: "class=\"value").dropFirst().map { marble in
        let last = marble.prefix { $0 != "\"" }
        let parts = marble.matches(of: /class="part ([^"]+)"/).map(\.1).reversed()
        let names = Array(parts) + [last]
        return names.map { $0.contains("c") ? name($0) : "-" }.joined(separator: "+")
      }
      .joined(separator: " ")
    }
  }

  func test_tracking_many_values_takes_linear_time() {
    let joins: [(String, (Signal<Int>) -> Signal<String>)] = [
      ("map", { $0.map { "\($0 + 1)" } }),
      ("combineLatest", { $0.combineLatest(with: $0).map { "\($0)\($1)" } }),
      ("zip", { $0.zip(with: $0).map { "\($0) \($1)" } }),
      ("text", { $0.map { "value \($0) of many" } }),
    ]
    for (name, join) in joins {
      let cost = { (count: Int) -> Double in
        let recorder = Recorder(TestScheduler())
        let numbers = Subject<Int>()
        join(numbers.recorded("in", by: recorder)).recorded("out", by: recorder).subscribe()
        for number in 0..<count { numbers.sendNext(number) }
        let before = clock()
        XCTAssertFalse(recorder.diagram.rows.isEmpty)
        return Double(clock() - before)
      }
      _ = cost(100)
      XCTAssertLessThan(cost(2_000) / cost(500), 10, name)
    }
  }
}

extension StringProtocol {
  fileprivate func pieces(between separator: String) -> [String] {
    components(separatedBy: separator)
  }
}
