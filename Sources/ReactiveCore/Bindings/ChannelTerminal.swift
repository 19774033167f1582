/// One terminal of a channel: what is sent to it is sent by the other, and the other way round.
///
/// It is a signal of what comes from the other, and can be sent to, or be subscribed to signals,
/// as a subject can. Only a channel makes terminals.
///
/// RAC: `RACChannelTerminal`.
public final class ChannelTerminal<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: the closures never change, and call what is safe to call.
  private let next: (Value) -> Void
  private let error: (any Error) -> Void
  private let completed: () -> Void

  /// Creates an end that sends what `incoming` sends, and hands to the closures what it is sent.
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

  /// Sends a value to the other end.
  public override func sendNext(_ value: Value) { next(value) }

  /// Ends the channel with an error, at both ends.
  public override func sendError(_ error: any Error) { self.error(error) }

  /// Completes the channel, at both ends.
  public override func sendCompleted() { completed() }

  /// Takes the value of `other`, and from then on keeps both ends in step.
  ///
  /// ```swift
  /// field.$text.channel().bind(to: account.$name.channel())  // the field shows the name
  /// ```
  ///
  /// `other` is subscribed to this end, and this end, without the value that it has by
  /// then, to `other`. The disposable undoes both. Where two threads change both sides at the same moment,
  /// each may be left with the value of the other: make the changes on one thread.
  ///
  /// RAC: `RACChannelTo(…) = RACChannelTo(…)`.
  @discardableResult
  public func bind(to other: ChannelTerminal<Value>) -> Disposable {
    Scheduler.withCurrent {
      let incoming = other.subscribe(self)
      // What this thread gets while it subscribes is the value that this end has.
      let subscribing = Locked<UInt?>(currentThread)
      let outgoing = filter { _ in subscribing.withLock { $0 } != currentThread }.subscribe(other)
      subscribing.withLock { $0 = nil }
      return CompoundDisposable([incoming, outgoing])
    }
  }
}
