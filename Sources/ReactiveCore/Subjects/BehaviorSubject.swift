/// A subject with a current value, which each new subscriber receives first.
///
/// ```swift
/// let volume = BehaviorSubject(5)
/// volume.subscribeNext { print($0) }  // 5
/// volume.sendNext(6)                  // 6
/// ```
///
/// An end is not remembered: a later subscriber gets the last value, and no end.
///
/// RAC: `RACBehaviorSubject`. Keeps SUBJ-BEHAVIOR-1, 2, 4 and 5; decides SUBJ-BEHAVIOR-3 and 6.
public final class BehaviorSubject<Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: `current` is reached in turn.
  private let current: Current<Value>

  /// Creates a subject whose current value is `value`.
  public init(_ value: Value) {
    let subscribers = SubscriberList<Value>()
    let current = Current(value)
    self.current = current
    super.init(subscribers: subscribers) { subscriber in
      let sendCurrent = {
        subscriber.subscription.add(subscribers.add(subscriber))
        subscriber.sendNext(current.value)
      }
      current.perform(sendCurrent, orDefer: { sendCurrent })
      return nil
    }
  }

  /// Makes `value` the current one, and sends it to all subscribers.
  public override func sendNext(_ value: Value) {
    current.perform(
      {
        // What the end of the old value sends is later than this one.
        let old = replace(&current.value, with: value)
        super.sendNext(value)
        withExtendedLifetime(old) {}
      }, orDefer: { { self.sendNext(value) } })
  }
}

/// The value of a behavior subject; reached in turn.
private final class Current<Value>: Serializer, @unchecked Sendable {
  // Sendable: its users come in turn.
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
