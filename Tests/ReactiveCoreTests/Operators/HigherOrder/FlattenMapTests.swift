import ReactiveCore
import XCTest

final class FlattenMapTests: XCTestCase {
  let log = Log()

  private let outer = Source<Int>("outer")
  private let inners = [Source<String>("0"), Source<String>("1")]

  /// All forms of the operator, applied to indexes of `inners`.
  private var forms: [Signal<String>] {
    let inners = inners
    return [
      outer.signal.flattenMap { inners[$0].signal },
      outer.signal.bind { { index, _ in inners[index].signal } },
      outer.signal.map { inners[$0].signal }.flatten(),
    ]
  }

  // STR-FLATTENMAP-1, STR-FLATTEN-1, STR-BIND-2
  func test_each_value_starts_a_signal_at_once() {
    for signal in forms {
      let subscription = log.record(signal)
      for index in [0, 1] { outer.sendNext(index) }
      inners[0].sendNext("A")
      inners[1].sendNext("1")
      inners[0].sendNext("B")
      XCTAssertEqual(log.takeLines(), ["A", "1", "B"])
      subscription.dispose()
    }
  }

  // STR-FLATTENMAP-2
  func test_nil_counts_as_an_empty_signal() {
    let signal = Signal.values(1, 2, 3).flattenMap { $0 == 2 ? nil : .return($0) }
    XCTAssertEqual(signal.syncLines, ["1", "3", "completed"])
  }

  // STR-FLATTENMAP-4, STR-BIND-8, ORD-TEARDOWN-1
  func test_an_error_of_an_inner_signal_is_sent_after_everything_is_disposed() {
    for signal in forms {
      let before = inners.map(\.disposals)
      signal.subscribeError { error in
        XCTAssertEqual(self.inners.map(\.disposals), before.map { $0 + 1 })
        self.log.add("\(error), outer disposed: \(self.outer.disposals)")
      }
      for index in [0, 1] { outer.sendNext(index) }
      inners[0].sendError(Failure("lost"))
    }
    XCTAssertEqual(log.lines, (1...3).map { "lost, outer disposed: \($0)" })
  }

  // STR-FLATTENMAP-5
  func test_an_error_of_the_source_is_sent_after_everything_is_disposed() {
    XCTAssertEqual(
      joinedLines("a0 a#") { outer, inner in outer.flattenMap { _ in inner } },
      ["subscribe a", "subscribe b", "dispose a", "dispose b", "error lost"])
  }

  // STR-FLATTENMAP-6, STR-BIND-7
  func test_completes_when_the_source_and_all_inner_signals_have_completed() {
    for signal in forms {
      log.record(signal)
      outer.sendNext(0)
      inners[0].sendCompleted()
      outer.sendNext(1)
      outer.sendCompleted()
      XCTAssertEqual(log.lines, [])
      inners[1].sendNext("A")
      inners[1].sendCompleted()
      XCTAssertEqual(log.takeLines(), ["A", "completed"])
    }
  }

  // STR-FLATTENMAP-7
  func test_inner_signals_complete_individually_and_the_result_once() {
    let signal = Signal.values(1, 2)
      .flattenMap { value in
        Signal.return(value).flattenMap { .return($0) }.doCompleted { self.log.add("inside") }
      }
      .doCompleted { self.log.add("outside") }
    log.record(signal)
    XCTAssertEqual(log.lines, ["1", "inside", "2", "inside", "outside", "completed"])
  }

  // STR-FLATTENMAP-9
  func test_each_synchronous_signal_is_sent_completely_before_the_next() {
    let signal = Signal.values(1, 2, 3).flattenMap { .values($0, $0 * 10) }
    XCTAssertEqual(signal.syncLines, ["1", "10", "2", "20", "3", "30", "completed"])
  }

  func test_concatMap_starts_a_signal_when_the_previous_one_has_completed() {
    let lines = joinedLines("a1 a2 bA b| a| bB b|") { numbers, letters in
      numbers.concatMap { number in letters.map { number + $0 } }
    }
    let (first, second) = (["1A", "dispose b"], ["dispose a", "2B", "dispose b", "completed"])
    XCTAssertEqual(lines, ["subscribe a", "subscribe b"] + first + ["subscribe b"] + second)
  }
}
