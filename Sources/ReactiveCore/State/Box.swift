/// What an operator keeps between two events: a place for a value of any type, which may be empty.
///
/// It lies in raw memory. A variable that is an optional of a type which the operator does not know would be
/// looked up by the runtime at each event; one of a known type, such as a count, is a plain `var`.
final class Box<Value> {
  private let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private(set) var isEmpty = true

  /// Creates an empty place.
  init() {}

  init(_ value: Value) {
    place.initialize(to: value)
    isEmpty = false
  }

  deinit {
    if !isEmpty { place.deinitialize(count: 1) }
    place.deallocate()
  }

  /// The value; there must be one.
  ///
  /// An old value goes when the new one is in its place, as its end may come back here.
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

  /// Puts a value in the place for what `send` passes on, and lets the old one go when that is done.
  ///
  /// What the end of the old value sends comes behind the new one then, as it was sent later.
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

  /// Empties the place.
  func take() -> Value {
    isEmpty = true
    return place.move()
  }
}
