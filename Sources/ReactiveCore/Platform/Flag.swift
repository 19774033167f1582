import Synchronization

/// A bit that is set at most once.
@usableFromInline
struct Flag: ~Copyable, Sendable {
  @usableFromInline let bit = Atomic<Bool>(false)

  init() {}

  @inlinable
  var isSet: Bool { bit.load(ordering: .acquiring) }

  /// Sets the bit, and returns whether this call was the first.
  @inline(__always)
  borrowing func set() -> Bool { !bit.exchange(true, ordering: .acquiringAndReleasing) }
}
