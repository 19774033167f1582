extension Signal {
  /// Creates a resource for each subscription, sends the values of a signal that uses the resource,
  /// and then releases it.
  ///
  /// ```swift
  /// let lines = Signal.using({ File("log") }, release: { $0.close() }) { file in file.lines }
  /// ```
  ///
  ///     resource  ^-------------!      made … released
  ///     using     ---A---B---C--|
  ///
  /// `makeResource` and `makeSignal` run inside each subscription. Completion and errors pass
  /// through.
  ///
  /// `release` runs once per subscription, when the subscription completes, fails, or is disposed.
  /// It runs on the thread that ends the subscription, before completion or an error is sent, but
  /// never before `makeSignal` has returned.
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
