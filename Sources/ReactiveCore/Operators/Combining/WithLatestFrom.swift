extension Signal {
  /// Sends each value together with the latest value of `other`.
  ///
  ///     self            -----A--B--------C--|
  ///     other           --1--------2--3--------
  ///     withLatestFrom  -----A1-B1-------C3-|
  ///
  /// Values that arrive before the first value of `other` are dropped. Subscribes to `other` before
  /// this signal. Each pair is sent on the thread that sends this signal's value.
  ///
  /// Completes when this signal completes. After `other` completes, its latest value is still used.
  /// The first error of either signal disposes both subscriptions, and is then forwarded.
  ///
  /// In ReactiveCocoa, use `sample` with the roles reversed. RxSwift: `withLatestFrom`.
  public func withLatestFrom<Other>(_ other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)>(of: self, other) { subscriber in
      let output = SerialOutput(to: subscriber)
      let latest = Locked(Other?.none)
      other.forward(
        to: subscriber,
        next: { value in _ = latest.withLock { replace(&$0, with: value) } },
        error: output.sendError,
        completed: {})
      self.forward(
        to: subscriber,
        next: { value in
          output.sendLatest { latest.withLock { $0 }.map { (value, $0) } }
        },
        error: output.sendError,
        completed: output.sendCompleted)
    }
    .named("-withLatestFrom:", of: self) { other.description }
  }

  /// Pairs each value with the latest value of a signal whose type can't be inferred, such as
  /// `.never()`.
  ///
  /// Completes when this signal completes. The first error of either signal disposes both
  /// subscriptions, and is then forwarded.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `withLatestFrom`.
  @_disfavoredOverload  // Prefer the generic operator if the type is known.
  public func withLatestFrom(_ other: Signal<Void>) -> Signal<(Value, Void)> {
    withLatestFrom(other)
  }
}
