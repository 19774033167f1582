import ReactiveCore

/// What an operator is tried on.
///
/// It lives on after each scenario, so whatever an operator left on it is still counted. Only where the
/// sources go without an end does it let go of what an operator may have been left on.
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

  /// Lets the sources go without an end, and the scheduler with what it has left to do.
  func dropSources() {
    (source, other, scheduler) = (Subject(), Subject(), TestScheduler())
  }

  func wait() { scheduler.advance(by: .seconds(60)) }
}
