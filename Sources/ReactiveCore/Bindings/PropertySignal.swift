/// The signal of an observed property.
///
/// On subscription it sends the value of that moment, and then each change, on the thread that made
/// it. A change from inside a callback is sent at once, nested in the first one; an observer that
/// has not been sent the first change gets only the newer one. Setting an equal value is a change
/// too.
///
/// When several threads set the property at the same moment, all changes are sent in the order in
/// which they were made. A thread that sets while another sends its own change leaves its change to
/// that one; it waits, for one callback, only where that one is done with its own or has a hundred
/// of others to send. A change from inside a callback then waits for its turn as well.
///
/// RAC: `-rac_valuesForKeyPath:observer:`.
public final class PropertySignal<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: the box is locked.
  let box: ObservedValue<Value>

  init(_ box: ObservedValue<Value>) {
    self.box = box
    super.init { subscriber in box.add(subscriber) }
  }
}
