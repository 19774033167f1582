import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All sleeping threads, in the order in which they arrived.
final class ParkingLot: @unchecked Sendable {  // Sendable: each access holds `mutex`.
  static let all = ParkingLot()

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var sleepers: [UnsafeRawPointer: [Sleeper]] = [:]
  /// For each waiting thread, the owner field of the lock that it waits for.
  private var awaited: [UInt: UnsafePointer<Atomic<UInt>>] = [:]

  private init() { pthread_mutex_init(mutex, nil) }

  func withLock<Result>(_ body: (ParkingLot) -> Result) -> Result {
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

  /// Returns whether `thread` is waiting for `other`, directly or through other threads.
  func waits(_ thread: UInt, for other: UInt) -> Bool {
    var thread = thread
    while let owner = awaited[thread] {
      thread = owner.pointee.load(ordering: .relaxed)
      if thread == other { return true }
    }
    return false
  }
}

/// A sleeping thread.
final class Sleeper {
  let place: UnsafeRawPointer
  let thread: UInt
  let owner: UnsafePointer<Atomic<UInt>>?
  let since: ContinuousClock.Instant
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isAwake = false

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
