import Synchronization

/// A recursive lock that can be held during calls to other code.
///
/// The lock stores the identifier of its owner. A thread acquires a free lock by writing its own
/// identifier. If the lock has another owner, the thread sleeps until the lock is released.
struct RecursiveLock: ~Copyable {
  private let owner: Atomic<UInt>
  private let sleepers = Atomic<UInt32>(0)
  private let depth = Atomic<UInt32>(0)  // Accessed only by the owner.

  /// Creates a free lock, or a lock that stays taken until any thread calls ``leave()``.
  init(isTaken: Bool = false) { owner = Atomic(isTaken ? .max : 0) }

  /// Runs `body` while the calling thread holds the lock.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    enter()
    defer { leave() }
    return body()
  }

  /// Acquires the lock, and stops the program if waiting would deadlock.
  @inline(__always)
  borrowing func enter() {
    if !enterUnlessDeadlock() {
      preconditionFailure("Deadlock: two threads each wait for a lock that the other holds.")
    }
  }

  /// Acquires the lock, or returns `false` if waiting would deadlock.
  ///
  /// Waiting would deadlock if the owner is itself waiting for the calling thread.
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

  /// Acquires the lock if it is free, and returns whether it was free.
  borrowing func enterIfFree() -> Bool {
    owner.compareExchange(expected: 0, desired: currentThread, ordering: .sequentiallyConsistent)
      .exchanged
  }

  /// A Boolean value that indicates whether the calling thread holds the lock.
  var isInside: Bool { owner.load(ordering: .relaxed) == currentThread }

  /// A Boolean value that indicates whether another thread is waiting for the lock.
  var isAwaited: Bool { sleepers.load(ordering: .sequentiallyConsistent) > 0 }

  /// A Boolean value that indicates whether the next call to ``leave()`` releases the lock.
  ///
  /// Only the owner may read this property.
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
