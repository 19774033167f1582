/// Task 3: build five operators for your Mini library.
///
///     self       -a--b-|
///     other      --x--|
///     concat     -a--b---x--|
///     merge      -ax-b-|
///     take(1)    -(a|)
///
/// Each behaves like its namesake on `Signal`.
///
/// - `map` and `filter` change values only.
/// - `take` completes after its last value, or ends as the source does. `take(0)` never subscribes.
/// - `take` counts separately for each subscription, and counts a value before sending it.
/// - `concat` subscribes to the second signal when the first completes. Disposing `concat`
///   disposes the active subscription.
/// - `merge` subscribes to both signals, in order, and completes when both have. An error ends it.
///   If the first signal fails immediately, `merge` never subscribes to the second.
///
/// Page: 18-onward, "An operator of your own"
extension MiniSignal {
  func map<Output>(_ transform: @escaping (Value) -> Output) -> MiniSignal<Output> {
    MiniSignal<Output> { subscriber in
      subscriber.sendCompleted()
      return nil
    }
  }

  func filter(_ isIncluded: @escaping (Value) -> Bool) -> MiniSignal {
    self
  }

  func take(_ count: Int) -> MiniSignal {
    self
  }

  func concat(_ other: MiniSignal) -> MiniSignal {
    self
  }

  func merge(_ other: MiniSignal) -> MiniSignal {
    self
  }
}
