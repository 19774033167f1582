/// A single subscription to a signal, which all subscribers of the connection's `signal` share.
///
/// ```swift
/// let connection = request.publish()
/// connection.signal.subscribeNext { show($0) }
/// connection.signal.subscribeNext { cache($0) }
/// connection.connect()  // one request, two subscribers
/// ```
///
/// No events are sent before `connect()`. Disposing the connection stops the events without an end
/// for the subscribers. After that it can't be connected again.
///
/// RAC: `RACMulticastConnection`.
public final class MulticastConnection<Value> {
  /// The signal to subscribe to: the subject, which `connect()` subscribes to the source.
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

  /// Subscribes to the source on the first call, and returns a disposable that ends this
  /// subscription.
  ///
  /// If two threads connect at once, one subscribes and the other returns without waiting.
  @discardableResult
  public func connect() -> Disposable {
    if hasConnected.set() { source.subscribe(subject, as: subscription) }
    return subscription
  }

  /// Returns a signal that connects for its first subscriber, and disconnects after its last.
  ///
  /// It doesn't connect again. A subscriber that comes after the last disposal gets only what the
  /// subject still sends: nothing from a plain subject, the recording from a replay subject.
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

// All state is locked, so only the values matter.
extension MulticastConnection: @unchecked Sendable where Value: Sendable {}
