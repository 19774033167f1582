import ReactiveCore

/// A row of the table: an operator and a closure that applies it.
///
/// Every closure that `apply` passes to the operator calls `object.touch()`, so that it is counted while it
/// exists.
struct TestedOperator {
  /// The condition after which no object may be left.
  enum Release {
    case withSubscription
    case whenDisposed  // It starts again after an end, so only its disposal releases it.
    case whenSourceEnds  // It stays subscribed for later subscribers until the source ends.
  }

  let name: String
  let release: Release
  let apply: (Signal<Item>, Bench, CountedObject) -> Signal<Void>
}

extension [TestedOperator] {
  mutating func add<Output>(
    _ name: String, release: TestedOperator.Release = .withSubscription,
    _ apply:
      @escaping (_ source: Signal<Item>, _ bench: Bench, _ object: CountedObject) -> Signal<Output>
  ) {
    append(
      TestedOperator(name: name, release: release) { source, bench, object in
        apply(source, bench, object).map { _ in object.touch() }
      })
  }
}
