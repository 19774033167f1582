/// One of the two terminals of a channel: it sends the values that are sent to the other.
///
/// You can subscribe to it as to any signal, send to it, and subscribe it to signals, as a
/// ``Subject``. Only a channel creates terminals.
///
/// RAC: `RACChannelTerminal`.
public final class ChannelTerminal<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: the closures never change, and may be called on any thread.
  private let next: (Value) -> Void
  private let error: (any Error) -> Void
  private let completed: () -> Void

  /// Creates a terminal that sends the events of `incoming`, and passes events that are sent to it
  /// to the closures.
  init(
    incoming: Signal<Value>,
    next: @escaping (Value) -> Void,
    error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) {
    self.next = next
    self.error = error
    self.completed = completed
    super.init(subscribers: SubscriberList()) { subscriber in incoming.forward(to: subscriber) }
  }

  /// Sends a value through the other terminal.
  public override func sendNext(_ value: Value) { next(value) }

  /// Ends both terminals with an error.
  public override func sendError(_ error: any Error) { self.error(error) }

  /// Completes both terminals.
  public override func sendCompleted() { completed() }

  /// Takes the value of `other`, and then keeps both terminals in step.
  ///
  /// ```swift
  /// field.$text.channel().bind(to: account.$name.channel())  // the field shows the name
  /// ```
  ///
  /// This terminal is subscribed to `other`. Then `other` is subscribed to this terminal, without
  /// the value that it has at that time. The disposable ends both subscriptions.
  ///
  /// If two threads change both sides at the same moment, each side may end up with the other's
  /// value. Make the changes on one thread.
  ///
  /// RAC: `RACChannelTo(…) = RACChannelTo(…)`.
  @discardableResult
  public func bind(to other: ChannelTerminal<Value>) -> Disposable {
    Scheduler.withCurrent {
      let incoming = other.subscribe(self)
      // Values that this thread receives while it subscribes are the current value.
      let subscribing = Locked<UInt?>(currentThread)
      let outgoing = filter { _ in subscribing.withLock { $0 } != currentThread }.subscribe(other)
      subscribing.withLock { $0 = nil }
      return CompoundDisposable([incoming, outgoing])
    }
  }
}
