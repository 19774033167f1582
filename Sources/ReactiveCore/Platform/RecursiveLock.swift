import Synchronization

/// Keeps calls into other people's code one at a time, and lets a call re-enter on its own thread.
///
/// The lock is its owner's name: taking it writes the name where there was none. Who finds another name
/// sleeps until that one is gone.
struct RecursiveLock: ~Copyable {
  private let owner: Atomic<UInt>
  private let sleepers = Atomic<UInt32>(0)
  private let depth = Atomic<UInt32>(0)  // Only its owner reads or writes it.

  /// Creates a lock that is free, or one that everybody waits for until somebody leaves it.
  init(isTaken: Bool = false) { owner = Atomic(isTaken ? .max : 0) }

  /// Runs `body` when no other thread is inside.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    enter()
    defer { leave() }
    return try body()
  }

  /// Waits until no other thread is inside.
  @inline(__always)
  borrowing func enter() {
    if !enterUnlessForEver() {
      preconditionFailure("Two threads wait for each other, each inside of what the other wants.")
    }
  }

  /// Waits until no other thread is inside, and returns true; returns false, and is outside, if that
  /// would take for ever, as the one inside waits for this one.
  @inline(__always)
  borrowing func enterUnlessForEver() -> Bool {
    let thread = currentThread
    if owner.load(ordering: .relaxed) == thread {
      depth.wrappingAdd(1, ordering: .relaxed)
      return true
    }
    return owner.compareExchange(
      expected: 0, desired: thread, ordering: .sequentiallyConsistent
    ).exchanged || wait()
  }

  /// Enters if nobody is inside, and returns whether it did.
  borrowing func enterIfFree() -> Bool {
    owner.compareExchange(expected: 0, desired: currentThread, ordering: .sequentiallyConsistent)
      .exchanged
  }

  /// Whether the calling thread is inside.
  var isInside: Bool { owner.load(ordering: .relaxed) == currentThread }

  /// Whether another thread waits.
  var isAwaited: Bool { sleepers.load(ordering: .sequentiallyConsistent) > 0 }

  /// Whether the calling thread, which is inside, leaves with its next call of ``leave()``.
  @inline(__always)
  var isOutermost: Bool { depth.load(ordering: .relaxed) == 0 }

  @inline(__always)
  borrowing func leave() {
    if depth.load(ordering: .relaxed) > 0 {
      depth.wrappingSubtract(1, ordering: .relaxed)
      return
    }
    _ = owner.exchange(0, ordering: .sequentiallyConsistent)
    if sleepers.load(ordering: .sequentiallyConsistent) > 0 { passOn() }
  }

  @inline(never)
  private borrowing func wait() -> Bool {
    withUnsafePointer(to: owner) { owner in
      withUnsafePointer(to: sleepers) { Parking.take(owner, counting: $0) }
    }
  }

  @inline(never)
  private borrowing func passOn() {
    withUnsafePointer(to: owner) { owner in
      withUnsafePointer(to: sleepers) { Parking.passOn(owner, counting: $0) }
    }
  }
}
