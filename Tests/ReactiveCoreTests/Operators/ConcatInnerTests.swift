import ReactiveCore
import XCTest

final class ConcatInnerTests: XCTestCase {
  let log = Log()
  let outer = Subject<Signal<Int>>()
  private lazy var inners = ["a", "b", "c"].map { Source<Int>($0, log: log) }

  func test_SIG_CONCATINNER_1_SIG_CONCATINNER_2_one_that_waits_holds_up_the_rest() {
    log.record(outer.concat())
    outer.sendNext(inners[0].signal)
    outer.sendNext(.values(2, 3))
    inners[0].sendNext(1)
    XCTAssertEqual(log.takeLines(), ["subscribe a", "1"])
    inners[0].sendCompleted()
    XCTAssertEqual(log.lines, ["dispose a", "2", "3"])
  }

  func test_SIG_CONCATINNER_3_an_error_ends_it() {
    log.record(outer.concat())
    outer.sendNext(.error(Failure("lost")))
    outer.sendNext(inners[0].signal)
    XCTAssertEqual(log.lines, ["error lost"])
  }

  func test_SIG_CONCATINNER_4_disposing_disposes_the_signal_whose_turn_it_is() {
    let disposable = outer.concat().subscribe()
    outer.sendNext(inners[0].signal)
    outer.sendNext(inners[1].signal)
    inners[0].sendCompleted()
    disposable.dispose()
    XCTAssertEqual(inners.map(\.disposals), [1, 1, 0])
  }
}
