/// Storage for at most one value, which an operator keeps between two events.
///
/// A box uses raw memory, because with an optional variable of a generic type, the runtime would
/// look up the type on each event. For a value of a known type, such as a count, use a `var`.
final class Box<Value> {
  private let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private(set) var isEmpty = true

  /// Creates an empty box.
  init() {}

  init(_ value: Value) {
    place.initialize(to: value)
    isEmpty = false
  }

  deinit {
    if !isEmpty { place.deinitialize(count: 1) }
    place.deallocate()
  }

  /// The value, which must be set before it is read.
  ///
  /// The previous value is released after the new one is stored, because the previous value's
  /// deinitializer may use the box.
  @inline(__always)
  var value: Value {
    get { place.pointee }
    set {
      if isEmpty {
        place.initialize(to: newValue)
        isEmpty = false
      } else {
        _ = replace(&place.pointee, with: newValue)
      }
    }
  }

  /// Stores a value, calls `send`, and then releases the previous value.
  ///
  /// If the deinitializer of the previous value sends values, they arrive after the new one.
  @inline(__always)
  func change(to value: Value, andSend send: () -> Void) {
    if isEmpty {
      place.initialize(to: value)
      isEmpty = false
      return send()
    }
    let old = place.move()
    place.initialize(to: value)
    send()
    withExtendedLifetime(old) {}
  }

  /// Removes and returns the value, which must exist.
  func take() -> Value {
    isEmpty = true
    return place.move()
  }
}
