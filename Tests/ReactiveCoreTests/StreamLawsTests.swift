import ReactiveCore
import XCTest

/// Both families of streams keep the same laws.
final class StreamLawsTests: XCTestCase {
  private let scheduler = TestScheduler()

  func test_STR_FLATTENMAP_3_STR_CONCAT_6_lists_keep_the_laws() {
    assertAllLaws(.lists)
  }

  func test_STR_FLATTENMAP_3_STR_CONCAT_6_signals_that_send_at_once_keep_the_laws() {
    assertAllLaws(.signals)
  }

  func test_STR_FLATTENMAP_3_STR_CONCAT_6_signals_that_take_time_keep_the_laws() {
    assertAllLaws(.signals(in: scheduler))
  }

  private func assertAllLaws<Stream>(_ family: StreamFamily<Stream>) {
    family.assertFunctorLaws()
    family.assertMonadLaws()
    family.assertMonoidLaws()
    family.assertTheyFitTogether()
  }
}

extension StreamFamily where Stream == LazyList<Int> {
  fileprivate static var lists: Self {
    Self(
      samples: [
        .empty(), .return(1), [1, 2, 3].lazyList, [2, 2].lazyList.eager,
        LazyList.unfold(0) { $0 > 2 ? nil : ($0, $0 + 1) },
      ],
      arrows: [
        { .return($0 * 10) }, { [$0, $0].lazyList }, { (0..<max($0, 0)).lazyList },
        { $0.isMultiple(of: 2) ? .empty() : .return($0) },
      ],
      empty: .empty(), return: { .return($0) },
      map: { $0.map($1) }, flatMap: { $0.flattenMap($1) }, concat: { $0.concat($1) },
      take: { $0.take($1) }, skip: { $0.skip($1) },
      lines: { $0.array.map(String.init) })
  }
}

extension StreamFamily where Stream == Signal<Int> {
  fileprivate static var signals: Self {
    signals(
      samples: [
        .empty(), .return(1), .values(1, 2, 3), .values(2, 2), .error(Failure("lost")),
        Signal.values(1, 2).concat(.error(Failure("lost"))), .never(),
      ],
      arrows: [
        { .return($0 * 10) }, { .values($0, $0) }, { .concat((0..<max($0, 0)).map(Signal.return)) },
        { $0.isMultiple(of: 2) ? .empty() : .return($0) },
        { $0 == 2 ? .error(Failure("two")) : .return($0) },
      ],
      lines: { $0.syncLines })
  }

  /// Signals whose values and ends come later, each at its second.
  fileprivate static func signals(in scheduler: TestScheduler) -> Self {
    func later(_ number: Int, _ seconds: Int) -> Signal<Int> {
      .return(number).delay(.seconds(seconds), on: scheduler)
    }
    return signals(
      samples: [
        later(1, 2), Signal.concat([later(1, 1), later(2, 2), later(3, 1)]), .return(3),
        later(1, 1).concat(.error(Failure("lost"))), .never(),
      ],
      arrows: [
        { later($0 * 10, max($0, 0)) }, { .merge([later($0, 1), later($0 + 1, 3)]) },
        { $0.isMultiple(of: 2) ? .empty() : later($0, 2) },
      ],
      lines: { signal in
        let (start, log) = (scheduler.now, Log())
        let tell = { (event: String) in log.add("\(scheduler.now - start) \(event)") }
        let disposable = signal.subscribe(
          next: { tell("\($0)") }, error: { tell("error \($0)") }, completed: { tell("end") })
        scheduler.run()
        disposable.dispose()
        // Of values that come at the same instant, how calls are nested decides which is first.
        return log.lines.sorted()
      })
  }

  private static func signals(
    samples: [Signal<Int>], arrows: [(Int) -> Signal<Int>],
    lines: @escaping (Signal<Int>) -> [String]
  ) -> Self {
    Self(
      samples: samples, arrows: arrows, empty: .empty(), return: { .return($0) },
      map: { $0.map($1) }, flatMap: { $0.flattenMap($1) }, concat: { $0.concat($1) },
      take: { $0.take($1) }, skip: { $0.skip($1) }, lines: lines)
  }
}
