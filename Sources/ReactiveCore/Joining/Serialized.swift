extension Subscriber {
  /// A subscriber that several inputs may send to at once: what they send goes on one event at a time.
  ///
  /// ```swift
  /// let output = subscriber.serialized()
  /// first.forward(to: output, next: { output.sendNext($0) })
  /// second.forward(to: output, next: { output.sendNext($0) })
  /// ```
  ///
  /// Each event goes on on the thread that sends it, which waits for those before it; so what follows needs
  /// no lock. The first end of any input disposes all of them, and then goes on.
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
