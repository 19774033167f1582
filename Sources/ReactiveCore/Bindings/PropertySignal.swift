/// The signal of an observed property.
///
/// It sends the current value on subscription, and then each change, on the thread that made the
/// change. Setting an equal value is a change, too. It completes when the object with the property
/// is deallocated.
///
/// A change inside a callback is sent at once, nested in the outer change. Observers that haven't
/// received the outer change yet receive only the newer one.
///
/// If several threads set the property at the same moment, the changes are sent in the order in
/// which they were made. A thread that sets while another thread sends its own change leaves its
/// change to that thread and returns. If the other thread has sent its own change, or has a hundred
/// others to send, the setting thread waits for one callback and then sends its change itself. A
/// change inside a callback then waits for its turn as well.
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
