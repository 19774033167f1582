#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

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

/// The name of the calling thread; never 0.
@inline(__always)
var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    pthread_self()
  #endif
}

/// Blocks a thread until another one opens it.
///
/// Only the blocking operators need it.
final class Gate: Sendable {
  private let isOpen = Flag()

  func open() {
    if isOpen.set() { Dormitory.wakeAll() }
  }

  func wait() {
    Dormitory.sleep { isOpen.isSet }
  }
}

/// Where threads sleep that have to wait: one place for all of them, so that a lock weighs little.
private enum Dormitory {
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
