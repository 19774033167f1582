import ReactiveCore

/// An operator to test for leaks.
///
/// Each closure that `apply` passes to the operator calls `object.touch()`. The object therefore
/// exists at least as long as the closure.
struct TestedOperator {
  /// The event after which no object may remain.
  enum Release {
    case withSubscription
    case whenDisposed  // The operator restarts after an end, so only disposal releases it.
    case whenSourceEnds  // The operator stays subscribed until the source ends.
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
