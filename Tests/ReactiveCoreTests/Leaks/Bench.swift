import ReactiveCore

/// The sources and the scheduler that an operator is tested with.
///
/// It outlives each scenario, so that everything an operator left on it is still counted. It is emptied only if
/// the sources are released without an end.
final class Bench {
  let chain = Counter()
  let items = Counter()
  private(set) var source: Subject<Item>
  private(set) var other = Subject<Item>()
  private(set) var scheduler = TestScheduler()

  init(source: Subject<Item> = Subject()) { self.source = source }

  func sendItems() {
    for number in 1...3 { source.sendNext(Item(number, in: items)) }
  }

  func complete() {
    source.sendCompleted()
    other.sendCompleted()
  }

  /// Releases the sources without an end, and the scheduler with its pending work.
  func dropSources() {
    (source, other, scheduler) = (Subject(), Subject(), TestScheduler())
  }

  func wait() { scheduler.advance(by: .seconds(60)) }
}
