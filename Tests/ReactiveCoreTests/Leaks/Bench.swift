import ReactiveCore

/// What an operator is tried on.
///
/// It lives on after each scenario, so whatever an operator left on it is still counted.
final class Bench {
  let chain = Counter()
  let items = Counter()
  let source: Subject<Item>
  let other = Subject<Item>()
  let scheduler = TestScheduler()

  init(source: Subject<Item> = Subject()) { self.source = source }

  func sendItems() {
    for number in 1...3 { source.sendNext(Item(number, in: items)) }
  }

  func complete() {
    source.sendCompleted()
    other.sendCompleted()
  }

  func wait() { scheduler.advance(by: .seconds(60)) }
}
