/// One subscription to a signal, shared by all subscribers of its `signal`.
///
/// ```swift
/// let connection = request.publish()
/// connection.signal.subscribeNext { show($0) }
/// connection.signal.subscribeNext { cache($0) }
/// connection.connect()  // one request, two subscribers
/// ```
///
/// Nothing flows before `connect()`. Disposing the connection stops the flow, without an end for
/// the subscribers, and for good: it never connects again.
///
/// RAC: `RACMulticastConnection`.
public final class MulticastConnection<Value> {
  /// What the subscribers share: the subject, which `connect()` subscribes to the source.
  public let signal: Signal<Value>

  private let source: Signal<Value>
  private let subject: Subject<Value>
  private let hasConnected = Flag()
  private let subscription = CompoundDisposable()

  init(source: Signal<Value>, subject: Subject<Value>) {
    self.source = source
    self.subject = subject
    signal = subject
  }

  /// Subscribes the source, the first time, and returns what ends that subscription.
  ///
  /// Of two threads that connect at once, one subscribes and the other returns without waiting.
  @discardableResult
  public func connect() -> Disposable {
    if hasConnected.set() { source.subscribe(subject, as: subscription) }
    return subscription
  }

  /// A signal that connects for its first subscriber, and disconnects after its last.
  ///
  /// It does not connect again. A subscriber after the last disposal gets what the subject still
  /// sends: nothing from a plain one, the recording from a replay subject.
  public func autoconnect() -> Signal<Value> {
    let subscribers = Locked(0)
    return Signal(of: signal) { subscriber in
      subscribers.withLock { $0 += 1 }
      // Added first: the subject may send what ends the subscriber.
      subscriber.add(
        Disposable { [subscription = self.subscription] in
          let isLast = subscribers.withLock { subscribers in
            subscribers -= 1
            return subscribers == 0
          }
          if isLast { subscription.dispose() }
        })
      self.signal.subscribe(subscriber)
      self.connect()
    }
    .named("-autoconnect", of: signal)
  }
}

// Nothing in it changes but what is locked; what is left are the values.
extension MulticastConnection: @unchecked Sendable where Value: Sendable {}
