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
  /// before an end is passed on, and on the thread that ends it.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `using`.
  public static func using<Resource>(
    _ makeResource: @escaping () -> Resource, release: @escaping (Resource) -> Void,
    _ makeSignal: @escaping (Resource) -> Signal<Value>
  ) -> Signal<Value> {
    Signal.defer {
      let resource = makeResource()
      return makeSignal(resource).doDisposed { release(resource) }
    }
    .named("+using:")
  }
}
