/// A bit that is set once.
struct Flag: ~Copyable, @unchecked Sendable {  // Sendable: there is one thread.
  let bit = Bit()

  init() {}

  var isSet: Bool { bit.isSet }

  /// Sets the bit, and returns whether this call was the first.
  borrowing func set() -> Bool {
    defer { bit.isSet = true }
    return !bit.isSet
  }

  final class Bit {
    var isSet = false
    init() {}
  }
}
