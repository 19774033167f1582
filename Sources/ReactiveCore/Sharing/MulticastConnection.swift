/// A connection that shares one subscription to a signal among all subscribers of its `signal`.
///
/// ```swift
/// let connection = request.publish()
/// connection.signal.subscribeNext { show($0) }
/// connection.signal.subscribeNext { cache($0) }
/// connection.connect()  // one request, two subscribers
/// ```
///
/// No events are sent before `connect()`. Disposing the result of `connect()` stops the events, but
/// sends no completion or error. You can't connect again after that.
///
/// RAC: `RACMulticastConnection`.
public final class MulticastConnection<Value> {
  /// The signal to subscribe to, which sends the events of the source after `connect()`.
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

  /// Subscribes to the source on the first call, and returns
  /// a disposable that ends the subscription.
  ///
  /// If two threads call this at once, one subscribes, and the other returns without waiting.
  @discardableResult
  public func connect() -> Disposable {
    if hasConnected.set() { source.subscribe(subject, as: subscription) }
    return subscription
  }

  /// Returns a signal that connects for its first subscriber, and disconnects after its last one.
  ///
  /// The signal doesn't connect again. A subscriber that arrives after the last disposal gets no
  /// events from a plain subject, and the recorded events from a replay subject.
  public func autoconnect() -> Signal<Value> {
    let subscribers = Locked(0)
    return Signal(of: signal) { subscriber in
      subscribers.withLock { $0 += 1 }
      // Add this first: the subject may end the subscription immediately.
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

// Locks guard all state, so only the values must be sendable.
extension MulticastConnection: @unchecked Sendable where Value: Sendable {}
