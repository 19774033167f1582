#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Guards a few instructions, and never a call into code that is not ours.
///
/// One byte, so that a disposable stays small. A waiter spins for a moment and then yields.
struct Lock: ~Copyable {
  private let isHeld = Atomic<Bool>(false)

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isHeld.exchange(true, ordering: .acquiring) { wait() }
    defer { isHeld.store(false, ordering: .releasing) }
    return try body()
  }

  @inline(never)
  private borrowing func wait() {
    var attempts = 0
    repeat {
      while isHeld.load(ordering: .relaxed) {
        attempts += 1
        if attempts > 64 { sched_yield() }
      }
    } while isHeld.exchange(true, ordering: .acquiring)
  }
}

/// A value that is only reached under its lock.
final class Locked<State>: @unchecked Sendable {  // Sendable: `lock` guards `state`.
  private let lock = Lock()
  // The lock keeps accesses apart; the runtime need not check it again at each.
  @exclusivity(unchecked) private var state: State

  init(_ state: State) { self.state = state }

  @inline(__always)
  func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&state) }
  }
}

/// A bit that is set once, by whoever comes first.
@usableFromInline
struct Flag: ~Copyable, Sendable {
  @usableFromInline let bit = Atomic<Bool>(false)

  init() {}

  @inlinable
  var isSet: Bool { bit.load(ordering: .acquiring) }

  /// Sets the bit, and tells whether this call was the first.
  @inline(__always)
  borrowing func set() -> Bool { !bit.exchange(true, ordering: .acquiringAndReleasing) }
}
