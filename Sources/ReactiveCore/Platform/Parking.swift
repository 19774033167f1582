import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where threads sleep that have to wait, each on a condition of its own.
///
/// A lock is then a word or a byte, and what sleeping takes is there while somebody sleeps. Only who
/// waits, or lets a waiter go on, comes here.
enum Parking {
  /// Sleeps at `place`, if `mustWait` still says so when nobody can wake anybody.
  static func sleep(at place: UnsafeRawPointer, while mustWait: () -> Bool) {
    lot.withLock { lot in
      if mustWait() { lot.park(Sleeper(at: place)) }
    }
  }

  /// Wakes the thread that has slept longest at `place`.
  static func wakeNext(at place: UnsafeRawPointer) {
    lot.withLock { lot in lot.removeFirst(at: place)?.wake() }
  }

  /// Wakes all threads that sleep at `place`.
  static func wakeAll(at place: UnsafeRawPointer) {
    lot.withLock { lot in
      while let sleeper = lot.removeFirst(at: place) { sleeper.wake() }
    }
  }
}

// MARK: - Locks that have an owner

extension Parking {
  /// Waits until the calling thread owns what `owner` names, and returns true; returns false where the
  /// owner waits, through however many locks, for the calling thread, so that none would ever go on.
  ///
  ///     this thread ── wants ──▸ a lock ── owned by ──▸ thread 2
  ///          ▴                                             │ waits for
  ///          └────────────── owned by ───────── a lock ◂───┘
  static func take(
    _ owner: UnsafePointer<Atomic<UInt>>, counting sleepers: UnsafePointer<Atomic<UInt32>>
  ) -> Bool {
    let thread = currentThread
    let since = ContinuousClock.now
    var hasSlept = false
    return lot.withLock { lot in
      while true {
        // First counted, then tried again: either the owner sees the sleeper when it leaves, or the
        // sleeper sees that the owner has left.
        sleepers.pointee.wrappingAdd(1, ordering: .sequentiallyConsistent)
        let (isTaken, current) = owner.pointee.compareExchange(
          expected: 0, desired: thread, ordering: .sequentiallyConsistent)
        if isTaken || current == thread || lot.waits(current, for: thread) {
          sleepers.pointee.wrappingSubtract(1, ordering: .relaxed)
          return isTaken || current == thread
        }
        lot.park(
          Sleeper(at: owner, thread: thread, owner: owner, since: since), atFront: hasSlept)
        hasSlept = true
      }
    }
  }

  /// Wakes the thread that has waited longest for what nobody owns any more.
  ///
  /// A thread that happens to run may take it before the sleeper is up. Who has waited for a while gets
  /// it handed over, so that one that sends without a pause cannot keep the others out.
  static func passOn(
    _ owner: UnsafePointer<Atomic<UInt>>, counting sleepers: UnsafePointer<Atomic<UInt32>>
  ) {
    lot.withLock { lot in
      guard let sleeper = lot.removeFirst(at: owner) else { return }
      sleepers.pointee.wrappingSubtract(1, ordering: .relaxed)
      if sleeper.since.duration(to: .now) > .microseconds(200) {
        _ = owner.pointee.compareExchange(
          expected: 0, desired: sleeper.thread, ordering: .sequentiallyConsistent)
      }
      sleeper.wake()
    }
  }
}

// MARK: - Those who sleep

private let lot = Lot()

/// All threads that sleep, in the order in which they came.
private final class Lot: @unchecked Sendable {  // Sendable: `mutex` is held around every use.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  @exclusivity(unchecked) private var sleepers: [UnsafeRawPointer: [Sleeper]] = [:]
  /// What each thread waits for that has an owner.
  @exclusivity(unchecked) private var awaited: [UInt: UnsafePointer<Atomic<UInt>>] = [:]

  init() { pthread_mutex_init(mutex, nil) }

  func withLock<Result>(_ body: (Lot) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(self)
  }

  func park(_ sleeper: Sleeper, atFront: Bool = false) {
    if atFront {
      sleepers[sleeper.place, default: []].insert(sleeper, at: 0)
    } else {
      sleepers[sleeper.place, default: []].append(sleeper)
    }
    if let owner = sleeper.owner { awaited[sleeper.thread] = owner }
    sleeper.sleep(with: mutex)
  }

  func removeFirst(at place: UnsafeRawPointer) -> Sleeper? {
    guard let first = sleepers[place]?.removeFirst() else { return nil }
    if sleepers[place]?.isEmpty == true { sleepers[place] = nil }
    if first.owner != nil { awaited[first.thread] = nil }
    return first
  }

  /// Whether `thread` waits for `other`, itself or through those that it waits for.
  func waits(_ thread: UInt, for other: UInt) -> Bool {
    var thread = thread
    while let owner = awaited[thread] {
      thread = owner.pointee.load(ordering: .relaxed)
      if thread == other { return true }
    }
    return false
  }
}

/// One thread that sleeps.
private final class Sleeper {
  let place: UnsafeRawPointer
  let thread: UInt
  let owner: UnsafePointer<Atomic<UInt>>?
  let since: ContinuousClock.Instant
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  @exclusivity(unchecked) private var isAwake = false

  init(
    at place: UnsafeRawPointer, thread: UInt = currentThread,
    owner: UnsafePointer<Atomic<UInt>>? = nil, since: ContinuousClock.Instant = .now
  ) {
    self.place = place
    self.thread = thread
    self.owner = owner
    self.since = since
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  func sleep(with mutex: UnsafeMutablePointer<pthread_mutex_t>) {
    while !isAwake { pthread_cond_wait(condition, mutex) }
  }

  func wake() {
    isAwake = true
    pthread_cond_signal(condition)
  }
}
