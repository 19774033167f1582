extension Subscriber {
  /// Returns a subscriber for several inputs, which passes their events on one at a time.
  ///
  /// ```swift
  /// let output = subscriber.serialized()
  /// first.forward(to: output, next: { output.sendNext($0) })
  /// second.forward(to: output, next: { output.sendNext($0) })
  /// ```
  ///
  /// Each event is forwarded by the thread that sends it, which waits for the events before it. The
  /// stages after it therefore need no lock. The first error or completion of any input disposes
  /// all inputs, and is then passed on.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `synchronize`.
  public func serialized() -> Subscriber<Value> {
    let output = SerialOutput(to: self)
    let subscription = CompoundDisposable()
    add(subscription)
    return Subscriber(
      stageOf: subscription, next: output.sendNext, error: output.sendError,
      completed: output.sendCompleted)
  }
}
