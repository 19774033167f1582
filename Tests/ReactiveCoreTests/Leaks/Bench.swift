import ReactiveCore

/// The sources and the scheduler with which an operator is tested.
///
/// The bench outlives each scenario, so that objects that an operator left behind are still
/// counted. Only the scenario in which the sources are released without an end empties it.
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

  /// Releases the sources before they end, and the scheduler with its pending work.
  func dropSources() {
    (source, other, scheduler) = (Subject(), Subject(), TestScheduler())
  }

  func wait() { scheduler.advance(by: .seconds(60)) }
}
