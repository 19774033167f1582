@testable import ReactiveCore

/// A sequence of events and disposals, after which an operator should have released all objects.
enum Scenario: CaseIterable {
  case completion, error, disposal, disposalInsideNext, disposalDuringReplay, reentrantSends
  case lossOfSource

  /// Returns how many objects of the chain, and how many values, remain after the scenario.
  func objectsLeft(by tried: TestedOperator) -> (chain: Int, items: Int) {
    let bench = Bench(source: self == .disposalDuringReplay ? ReplaySubject() : Subject())
    bench.scheduler.performAsCurrent {
      live(with: tried, on: bench)
      bench.wait()
      if tried.release == .whenSourceEnds, self != .lossOfSource { bench.complete() }
      bench.wait()
    }
    if self == .lossOfSource { bench.dropSources() }
    // A replay subject keeps its recording on purpose.
    let recorded = self == .disposalDuringReplay ? 3 : 0
    return (bench.chain.value, bench.items.value - recorded)
  }

  private func live(with tried: TestedOperator, on bench: Bench) {
    if self == .disposalDuringReplay { bench.sendItems() }
    let ownSubscription = LockedValue<Disposable>()
    let subscriber = makeSubscriber(on: bench, ownSubscription, CountedObject(in: bench.chain))
    ownSubscription.value = subscriber.subscription
    tried.apply(bench.source, bench, CountedObject(in: bench.chain)).subscribe(subscriber)

    bench.scheduler.advance(by: .milliseconds(1))
    if self != .disposalDuringReplay { bench.sendItems() }
    bench.other.sendNext(Item(4, in: bench.items))
    switch self {
    case .error:
      bench.wait()
      bench.source.sendError(Failure("source"))
    case .lossOfSource: break
    case .disposal: subscriber.subscription.dispose()
    case .completion, .reentrantSends:
      bench.wait()
      bench.complete()
    case .disposalInsideNext, .disposalDuringReplay:
      bench.wait()
      // A value causes the disposal, but some operators send one only when their source completes.
      if !subscriber.subscription.isDisposed { bench.complete() }
    }
    bench.wait()
    if tried.release == .whenDisposed { subscriber.subscription.dispose() }
    ownSubscription.value = nil
  }

  private func makeSubscriber(
    on bench: Bench, _ ownSubscription: LockedValue<Disposable>, _ object: CountedObject
  ) -> Subscriber<Void> {
    var sends = 0
    return Subscriber(
      next: { [self, unowned bench] in
        object.touch()
        switch self {
        case .disposalInsideNext, .disposalDuringReplay: ownSubscription.value?.dispose()
        case .reentrantSends:
          sends += 1
          if sends <= 3 { bench.source.sendNext(Item(sends + 3, in: bench.items)) }
          if sends == 3 { bench.complete() }
        default: break
        }
      },
      error: { _ in object.touch() },
      completed: { object.touch() })
  }
}
