extension Signal {
  /// Creates a resource for each subscription, and releases it when the subscription ends.
  ///
  /// ```swift
  /// let lines = Signal.using({ File("log") }, release: { $0.close() }) { file in file.lines }
  /// ```
  ///
  ///     resource  ^-------------!      made … released
  ///     using     ---A---B---C--|
  ///
  /// `makeResource` and `makeSignal` run for each subscription. All events of the signal that
  /// `makeSignal` returns pass through.
  ///
  /// `release` runs once per subscription, when the subscription completes, fails, or is disposed.
  /// It runs on the thread that ends the subscription, before completion or an error is sent. If
  /// the subscription ends while `makeSignal` is running, `release` runs as soon as `makeSignal`
  /// has returned.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `using`.
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
