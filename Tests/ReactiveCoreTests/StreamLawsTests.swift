import ReactiveCore
import XCTest

/// Tests of the monad and monoid laws for signals with and without delays.
///
/// `LazyListLawsTests` tests the laws for lists.
final class StreamLawsTests: XCTestCase {
  private let scheduler = TestScheduler()

  private func later(_ number: Int, _ seconds: Int) -> Signal<Int> {
    .return(number).delay(.seconds(seconds), on: scheduler)
  }

  private lazy var samples: [Signal<Int>] = [
    later(1, 2), .concat([later(1, 1), later(2, 2), later(3, 1)]), .values(1, 2, 3),
    later(1, 1).concat(.error(Failure("lost"))), .never(), .empty(),
  ]
  private lazy var arrows: [(Int) -> Signal<Int>] = [
    { self.later($0 * 10, max($0, 0)) }, { .merge([self.later($0, 1), self.later($0 + 1, 3)]) },
    { $0.isMultiple(of: 2) ? .empty() : self.later($0, 2) },
    { $0 == 2 ? .error(Failure("two")) : .return($0) },
  ]

  // STR-FLATTENMAP-3
  func test_return_is_an_identity_and_flattenMap_is_associative() {
    for f in arrows {
      for number in 1...3 { assertSame(Signal.return(number).flattenMap(f), f(number)) }
      for a in samples {
        assertSame(a.map { $0 + 1 }, a.flattenMap { .return($0 + 1) })
        for g in arrows {
          assertSame(a.flattenMap(f).flattenMap(g), a.flattenMap { f($0).flattenMap(g) })
        }
      }
    }
  }

  // STR-CONCAT-6
  func test_empty_is_an_identity_and_concat_is_associative() {
    for a in samples {
      assertSame(Signal.empty().concat(a), a)
      assertSame(a.concat(.empty()), a)
      for b in samples {
        for c in samples { assertSame(a.concat(b).concat(c), a.concat(b.concat(c))) }
      }
    }
  }

  private func assertSame(_ left: Signal<Int>, _ right: Signal<Int>, line: UInt = #line) {
    XCTAssertEqual(lines(of: left), lines(of: right), line: line)
  }

  private func lines(of signal: Signal<Int>) -> [String] {
    let (start, log) = (scheduler.now, Log())
    let tell = { (event: String) in log.add("\(self.scheduler.now - start) \(event)") }
    let disposable = signal.subscribe(
      next: { tell("\($0)") }, error: { tell("error \($0)") }, completed: { tell("end") })
    scheduler.run()
    disposable.dispose()
    // A law's two sides nest calls differently, so the order of simultaneous values may differ.
    return log.lines.sorted()
  }
}
