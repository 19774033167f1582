/// A channel terminal that sends the values received by the other terminal.
///
/// Like any ``Subject``, a terminal has subscribers, receives values, and can subscribe to signals.
/// To get one, use a ``Channel``, or the `channel` methods of ``PropertySignal`` and
/// `UserDefaults`.
///
/// RAC: `RACChannelTerminal`.
public final class ChannelTerminal<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: the closures never change, and can be called on any thread.
  private let next: (Value) -> Void
  private let error: (any Error) -> Void
  private let completed: () -> Void

  /// Creates a terminal that sends the events of `incoming`, and calls a closure for each event
  /// that it receives.
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

  /// Sends the current value of `other` to this terminal, and then forwards each change of either
  /// terminal to the other.
  ///
  /// ```swift
  /// field.$text.channel().bind(to: account.$name.channel())  // the field shows the name
  /// ```
  ///
  /// This terminal subscribes to `other`. Then `other` subscribes to this terminal, but skips the
  /// current value. Disposing the result ends both subscriptions.
  ///
  /// If two threads change both sides at the same moment, each side may end up with the other's
  /// value. Make the changes on one thread.
  ///
  /// RAC: `RACChannelTo(…) = RACChannelTo(…)`.
  @discardableResult
  public func bind(to other: ChannelTerminal<Value>) -> Disposable {
    Scheduler.withCurrent {
      let incoming = other.subscribe(self)
      // A value that this thread receives while it subscribes is the current value, so skip it.
      let subscribing = Locked<UInt?>(currentThread)
      let outgoing = filter { _ in subscribing.withLock { $0 } != currentThread }.subscribe(other)
      subscribing.withLock { $0 = nil }
      return CompoundDisposable([incoming, outgoing])
    }
  }
}
