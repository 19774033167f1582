// `zip(with: .never())`, `take(until: .empty())`: a signal without values says nothing of their type.
// Each operator that takes a signal of any type has a form here that takes one of `Void`, on which the
// compiler falls back. It is the same operator.

extension Signal {
  /// Pairs the first value of each signal, then the second, and so on; `.never()` needs no type here.
  public func zip(with other: Signal<Void>) -> Signal<(Value, Void)> {
    zipped(with: other)
  }

  /// Sends the latest value of both signals, each time one sends; `.never()` needs no type here.
  public func combineLatest(with other: Signal<Void>) -> Signal<(Value, Void)> {
    combined(with: other)
  }

  /// Sends the latest value each time `sampler` sends; `.never()` needs no type here.
  public func sample(_ sampler: Signal<Void>) -> Signal<Value> {
    sampled(by: sampler)
  }

  /// Sends what this signal sends until `trigger` sends or completes; `.never()` needs no type here.
  public func take(until trigger: Signal<Void>) -> Signal<Value> {
    taken(until: trigger)
  }

  /// Sends each value with the latest of `other`; `.never()` needs no type here.
  public func withLatestFrom(_ other: Signal<Void>) -> Signal<(Value, Void)> {
    joined(withLatestFrom: other)
  }

  // Where the type is open, the compiler takes the operators themselves.

  private func zipped<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    zip(with: other)
  }

  private func combined<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    combineLatest(with: other)
  }

  private func sampled<Other>(by sampler: Signal<Other>) -> Signal<Value> {
    sample(sampler)
  }

  private func taken<Trigger>(until trigger: Signal<Trigger>) -> Signal<Value> {
    take(until: trigger)
  }

  private func joined<Other>(withLatestFrom other: Signal<Other>) -> Signal<(Value, Other)> {
    withLatestFrom(other)
  }
}
