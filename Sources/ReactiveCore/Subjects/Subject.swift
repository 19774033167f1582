/// A signal that you push: what is sent to it goes to everyone who is subscribed at that moment.
///
/// ```swift
/// let letters = Subject<String>()
/// letters.subscribeNext { print($0) }
/// letters.sendNext("A")  // A
/// ```
///
/// Subscribers are notified in the order in which they subscribed, on the thread that sends. A
/// subscription that begins while a value is being sent does not get that value. A subject does not
/// remember its end: a later subscriber gets nothing.
///
/// RAC: `RACSubject`. Keeps SUBJ-PLAIN-1…12.
public class Subject<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: `subscribers` is locked.
  let subscribers: SubscriberList<Value>
  let sources = CompoundDisposable()

  /// Creates a subject without subscribers.
  public init() {
    let subscribers = SubscriberList<Value>()
    self.subscribers = subscribers
    super.init(needsScheduler: false) { subscribers.add($0) }
  }

  /// Creates a subject that runs a recipe of its own for each subscription.
  init(subscribers: SubscriberList<Value>, recipe: @escaping (Subscriber<Value>) -> Disposable?) {
    self.subscribers = subscribers
    super.init(needsScheduler: true, recipe: recipe)
  }

  deinit { subscribers.removeAll() }

  /// Sends a value to everyone who is subscribed.
  public func sendNext(_ value: Value) {
    subscribers.sendNext(value)
  }

  /// Ends the subject's own subscriptions, then sends the error to everyone who is subscribed.
  public func sendError(_ error: any Error) {
    sources.dispose()
    subscribers.sendError(error)
  }

  /// Ends the subject's own subscriptions, then sends completion to everyone who is subscribed.
  public func sendCompleted() {
    sources.dispose()
    subscribers.sendCompleted()
  }
}

extension Signal {
  /// Starts the signal for a subject, which passes on what it gets to its own subscribers.
  ///
  /// The subject may be subscribed to several signals; the first end from any of them ends all.
  ///
  /// RAC: `-subscribe:`. Keeps SUBJ-PLAIN-7…10.
  @discardableResult
  public func subscribe(_ subject: Subject<Value>) -> Disposable {
    subscribe(
      within: subject.sources,
      next: { subject.sendNext($0) },
      error: { subject.sendError($0) },
      completed: { subject.sendCompleted() })
  }
}
