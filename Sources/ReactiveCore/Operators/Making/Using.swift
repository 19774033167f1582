extension Signal {
  /// Makes a resource for each subscription, sends what a signal sends that uses it, and gives it back.
  ///
  /// ```swift
  /// let lines = Signal.using({ File("log") }, release: { $0.close() }) { file in file.lines }
  /// ```
  ///
  ///     resource  ^-------------!      made … released
  ///     using     ---A---B---C--|
  ///
  /// `makeResource` runs at each subscription. `release` runs once, however the subscription ends,
  /// before an end is passed on, and on the thread that ends it; after `makeSignal` has returned, where the
  /// subscription ends before that.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `using`.
  public static func using<Resource>(
    _ makeResource: @escaping () -> Resource, release: @escaping (Resource) -> Void,
    _ makeSignal: @escaping (Resource) -> Signal<Value>
  ) -> Signal<Value> {
    Signal { subscriber in
      let resource = makeResource()
      let signal = makeSignal(resource)
      let subscription = CompoundDisposable()
      subscriber.add(CompoundDisposable([subscription, Disposable { release(resource) }]))
      signal.forward(to: subscriber, as: subscription, next: { subscriber.sendNext($0) })
      return nil
    }
    .named("+using:")
  }
}
