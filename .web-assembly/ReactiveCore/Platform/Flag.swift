/// A bit that is set once.
@usableFromInline
struct Flag: ~Copyable, @unchecked Sendable {  // Sendable: there is one thread.
  @usableFromInline let bit = Bit()

  init() {}

  @inlinable
  var isSet: Bool { bit.isSet }

  /// Sets the bit, and returns whether this call was the first.
  borrowing func set() -> Bool {
    defer { bit.isSet = true }
    return !bit.isSet
  }

  @usableFromInline
  final class Bit {
    @usableFromInline var isSet = false
    init() {}
  }
}
