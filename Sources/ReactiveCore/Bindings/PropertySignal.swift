/// The signal of an observed property.
///
/// On subscription it sends the value of that moment, and then each change, on the thread that made
/// it. A change from inside a callback is sent at once, nested in the first one; who had not got the
/// first yet gets only the newer one. Setting an equal value is a change too.
///
/// No thread waits for another. When several set the property at the same moment, one of them sends
/// all the changes, in the order in which they were made; one from inside a callback then waits for its
/// turn as well.
///
/// RAC: `-rac_valuesForKeyPath:observer:`. Keeps OBJ-OBSERVE-1, 3, 5…7, 11…13;
/// OBJ-OBSERVE-2 is different where threads race, as said; so are 8 and 9, as values have their own type.
public final class PropertySignal<Value>: Signal<Value>, @unchecked Sendable {
  // Sendable: the box is locked.
  let box: ObservedValue<Value>

  init(_ box: ObservedValue<Value>) {
    self.box = box
    super.init { subscriber in box.add(subscriber) }
  }
}
