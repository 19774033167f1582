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
struct RecursiveLock: ~Copyable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}

/// Blocks a thread until another one opens it.
///
/// Only the blocking operators need it.
final class Gate: @unchecked Sendable {  // Sendable: `mutex` guards `isOpen`.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isOpen = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func open() {
    pthread_mutex_lock(mutex)
    isOpen = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  func wait() {
    pthread_mutex_lock(mutex)
    while !isOpen { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
}

/// A bit that is set once, by whoever comes first.
@usableFromInline
struct Flag: ~Copyable {
  @usableFromInline let bit = Atomic<Bool>(false)

  init() {}

  @inlinable
  var isSet: Bool { bit.load(ordering: .acquiring) }

  /// Sets the bit, and tells whether this call was the first.
  @inline(__always)
  borrowing func set() -> Bool { !bit.exchange(true, ordering: .acquiringAndReleasing) }
}
