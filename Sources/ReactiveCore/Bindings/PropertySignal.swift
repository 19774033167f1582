/// The signal of an observed property.
///
/// It sends the current value on subscription, and then each change, on the thread that made the
/// change. Setting an equal value is a change, too. The signal completes when the object that has
/// the property is deallocated.
///
/// If a callback sets the property, the new value is sent immediately, in a nested call. Observers
/// that haven't received the outer change yet receive only the newer one. If changes from other
/// threads are waiting, the new value is sent after them, when the callback has returned.
///
/// If several threads set the property at the same time, the changes are sent in the order in which
/// they were made. If thread B sets the property while thread A is sending a change of its own, B
/// returns, and A sends the change for B. If A has already sent its own changes, or has a hundred
/// others to send, B waits until A has sent the current change. B then sends its change itself.
///
/// RAC: `-rac_valuesForKeyPath:observer:`.
public final class PropertySignal<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: the box has its own locks.
  let box: ObservedValue<Value>

  init(_ box: ObservedValue<Value>) {
    self.box = box
    super.init { subscriber in box.add(subscriber) }
  }
}
