import ReactiveCore

/// The sources and the scheduler used to test an operator.
///
/// The bench exists until a scenario's remaining objects have been counted. If it were released
/// earlier, objects that the operator leaked into a source would be released with the source. Only
/// the scenario `lossOfSource` releases the sources before the count.
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

  /// Releases the sources without ending them, and the scheduler with its pending work.
  func dropSources() {
    (source, other, scheduler) = (Subject(), Subject(), TestScheduler())
  }

  func wait() { scheduler.advance(by: .seconds(60)) }
}
