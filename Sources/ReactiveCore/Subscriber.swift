/// Receives what a signal sends: values, and at most one end.
///
/// A subscriber is handed to the closure that creates a signal, which sends through it:
///
/// ```swift
/// let greeting = Signal<String> { subscriber in
///   subscriber.sendNext("hello")
///   subscriber.sendCompleted()
///   return nil
/// }
/// ```
///
/// The grammar is kept here and not by the sender: after an error, a completion or a disposal nothing
/// more is passed on. An end disposes the subscription before it is passed on, so that resources are
/// given back before anybody acts on it. A subscriber that is released can receive nothing more, and
/// disposes its subscription. It is `Sendable` if its values are.
///
/// RAC: `RACSubscriber`, `RACPassthroughSubscriber`. Keeps GEN-EVENT-1…9, SUB-BLOCK-1,
/// 3…11, SUB-PASS-1…5; SUB-BLOCK-2 is impossible, as an error is never `nil`.
public final class Subscriber<Value> {
  @usableFromInline let next: (Value) -> Void
  let error: (any Error) -> Void
  let completed: () -> Void

  /// Everything that is to be disposed when this subscriber has received the end.
  @usableFromInline let subscription: CompoundDisposable
  private var releaseLoop = ReleaseLoop()

  /// Creates one stage of a chain: its closures are called as they are, without a lock.
  init(
    stageOf subscription: CompoundDisposable,
    next: @escaping (Value) -> Void,
    error: @escaping (any Error) -> Void,
    completed: @escaping () -> Void
  ) {
    self.subscription = subscription
    self.next = next
    self.error = error
    self.completed = completed
  }

  /// Creates a subscriber that calls back one event at a time, on the threads that send.
  ///
  /// It may be subscribed to several signals; the first end from any of them ends all.
  public convenience init(
    next: (@isolated(any) (Value) -> Void)? = nil,
    error: (@isolated(any) (any Error) -> Void)? = nil,
    completed: (@isolated(any) () -> Void)? = nil
  ) {
    let subscription = CompoundDisposable()
    let callbacks = SerialCallbacks(
      subscription: subscription, next: checkingActor(of: next), error: checkingActor(of: error),
      completed: checkingActor(of: completed))
    self.init(
      stageOf: subscription,
      next: { callbacks.sendNext($0) },
      error: { callbacks.sendError($0) },
      completed: { callbacks.sendCompleted() })
  }

  deinit {
    if !subscription.isDisposed { subscription.dispose() }
    if ReleaseLoop.isNeeded {
      releaseLoop.hold { [next, error, completed] in
        _ = (next, error, completed)
      }
    }
  }

  /// Passes a value on, unless this is over.
  @inlinable
  public func sendNext(_ value: Value) {
    if !subscription.isDisposed { next(value) }
  }

  /// Disposes the subscription, then passes the error on, unless this was over.
  public func sendError(_ error: any Error) {
    if subscription.disposeFirst() { self.error(error) }
  }

  /// Disposes the subscription, then passes the completion on, unless this was over.
  public func sendCompleted() {
    if subscription.disposeFirst() { completed() }
  }
}

// Sendable: the closures never change, and `subscription` is locked.
extension Subscriber: @unchecked Sendable where Value: Sendable {}
