extension Subscriber {
  /// Returns a subscriber that forwards the events of several inputs one at a time.
  ///
  /// ```swift
  /// let output = subscriber.serialized()
  /// first.forward(to: output, next: { output.sendNext($0) })
  /// second.forward(to: output, next: { output.sendNext($0) })
  /// ```
  ///
  /// Each event is forwarded on the thread that sends it, after that thread has waited for earlier
  /// events. Operators downstream therefore need no lock. The first error or completion of any
  /// input disposes all inputs, and is then forwarded.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `synchronize`.
  public func serialized() -> Subscriber<Value> {
    let output = SerialOutput(to: self)
    let subscription = CompoundDisposable()
    add(subscription)
    return Subscriber(
      stageOf: subscription, next: output.sendNext, error: output.sendError,
      completed: output.sendCompleted)
  }
}
