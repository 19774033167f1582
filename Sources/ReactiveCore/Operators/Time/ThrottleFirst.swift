extension Signal {
  /// Sends a value, and drops all later values until `interval` has passed.
  ///
  ///     self              -A-B-C---D-E-----F|
  ///     throttleFirst(4)  -A---C---D-------F|
  ///
  /// Values are forwarded immediately, on the threads that send them. `scheduler` only provides the
  /// time. Completion and errors pass through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `throttle(latest: false)`. Combine's
  /// `throttle(latest: false)` also sends the first dropped value when the interval is over.
  public func throttleFirst(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    precondition(interval >= .zero, "An interval cannot be negative.")
    return Signal(of: self) { subscriber in
      var nextTurn: Duration?
      self.forward(
        to: subscriber,
        next: { value in
          let now = scheduler.now
          if let nextTurn, now < nextTurn { return }
          nextTurn = now.saturatingAdding(interval)
          subscriber.sendNext(value)
        })
    }
    .named("-throttleFirst:", of: self) { interval.sixDecimals }
  }
}
