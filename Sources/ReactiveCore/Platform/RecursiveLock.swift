import Synchronization

/// Lets one thread at a time call code that is not ours, and lets that thread enter again.
///
/// The lock holds the number of its owner: taking it writes that number where there was none. A
/// thread that finds another number sleeps until it is gone.
struct RecursiveLock: ~Copyable {
  private let owner: Atomic<UInt>
  private let sleepers = Atomic<UInt32>(0)
  private let depth = Atomic<UInt32>(0)  // Only its owner reads or writes it.

  /// Creates a lock that is free, or one that is taken until some thread leaves it.
  init(isTaken: Bool = false) { owner = Atomic(isTaken ? .max : 0) }

  /// Runs `body` when no other thread is inside.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    enter()
    defer { leave() }
    return body()
  }

  /// Waits until no other thread is inside.
  @inline(__always)
  borrowing func enter() {
    if !enterUnlessDeadlock() {
      preconditionFailure("Two threads wait for each other, each inside of what the other wants.")
    }
  }

  /// Acquires the lock; returns `false` if waiting would deadlock.
  ///
  /// It is not where the wait would take for ever, as the thread inside waits for this one.
  @inline(__always)
  borrowing func enterUnlessDeadlock() -> Bool {
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
