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

/// Keeps calls into other people's code one at a time, and lets a call re-enter on its own thread.
///
/// The lock is its owner's name: taking it writes the name where there was none. Who finds another
/// name sleeps until that one is gone.
struct RecursiveLock: ~Copyable {
  private let owner: Atomic<UInt>
  private let sleepers = Atomic<UInt32>(0)
  private let depth = Atomic<UInt32>(0)  // Only its owner reads or writes it.

  /// Creates a lock that is free, or one that everybody waits for until somebody leaves it.
  init(isTaken: Bool = false) { owner = Atomic(isTaken ? .max : 0) }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    enter()
    defer { leave() }
    return try body()
  }

  @inline(__always)
  borrowing func enter() {
    let thread = currentThread
    if owner.load(ordering: .relaxed) == thread {
      depth.wrappingAdd(1, ordering: .relaxed)
    } else if !take(for: thread) {
      sleepUntilTaken(by: thread)
    }
  }

  @inline(__always)
  borrowing func leave() {
    if depth.load(ordering: .relaxed) > 0 {
      depth.wrappingSubtract(1, ordering: .relaxed)
      return
    }
    _ = owner.exchange(0, ordering: .sequentiallyConsistent)
    if sleepers.load(ordering: .sequentiallyConsistent) > 0 { Dormitory.wakeAll() }
  }

  @inline(__always)
  private borrowing func take(for thread: UInt) -> Bool {
    owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
  }

  @inline(never)
  private borrowing func sleepUntilTaken(by thread: UInt) {
    // First announced, then tried again: either the owner sees the sleeper when it leaves, or the
    // sleeper sees that the owner has left.
    sleepers.wrappingAdd(1, ordering: .sequentiallyConsistent)
    Dormitory.sleep { take(for: thread) }
    sleepers.wrappingSubtract(1, ordering: .relaxed)
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

/// Where threads sleep that have to wait: one place for all of them, so that a lock weighs little.
enum Dormitory {
  nonisolated(unsafe) private static let mutex = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  nonisolated(unsafe) private static let alarm = {
    let alarm = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    pthread_cond_init(alarm, nil)
    return alarm
  }()

  /// Sleeps until `isReady`, which is asked again each time somebody wakes all.
  static func sleep(until isReady: () -> Bool) {
    pthread_mutex_lock(mutex)
    while !isReady() { pthread_cond_wait(alarm, mutex) }
    pthread_mutex_unlock(mutex)
  }

  static func wakeAll() {
    pthread_mutex_lock(mutex)
    pthread_cond_broadcast(alarm)
    pthread_mutex_unlock(mutex)
  }
}
