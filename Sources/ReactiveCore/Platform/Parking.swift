import Synchronization

/// Functions that put waiting threads to sleep, each on its own condition variable, and wake them.
///
/// With these functions, a lock needs only a word or a byte, and a thread needs more memory only
/// while it sleeps. Only waiting threads, and the threads that wake them, call these functions.
enum Parking {
  /// Puts the calling thread to sleep at `place` if `mustWait` returns `true`.
  ///
  /// No thread is woken while `mustWait` runs.
  static func sleep(at place: UnsafeRawPointer, while mustWait: () -> Bool) {
    ParkingLot.all.withLock { lot in
      if mustWait() { lot.park(Sleeper(at: place)) }
    }
  }

  /// Wakes the thread that has slept longest at `place`.
  static func wakeNext(at place: UnsafeRawPointer) {
    ParkingLot.all.withLock { lot in lot.removeFirst(at: place)?.wake() }
  }

  /// Wakes all threads that are sleeping at `place`.
  static func wakeAll(at place: UnsafeRawPointer) {
    ParkingLot.all.withLock { lot in
      while let sleeper = lot.removeFirst(at: place) { sleeper.wake() }
    }
  }
}

// MARK: - Locks that have an owner

extension Parking {
  /// Waits until the calling thread is the owner, and returns `true`.
  ///
  /// Returns `false` if waiting would deadlock, because the owner waits for the calling thread,
  /// directly or through other locks:
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
    return ParkingLot.all.withLock { lot in
      while true {
        // Count this thread before trying again. Then either the owner sees the count when it
        // leaves, or this thread sees that the owner has left.
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

  /// Wakes the thread that has waited longest for a lock that was just released.
  ///
  /// A running thread may take the lock before the sleeper is awake. A sleeper that has waited for
  /// more than 0.2 ms therefore becomes the owner before it wakes up. Otherwise a thread that sends
  /// in a loop could keep the others out.
  static func passOn(
    _ owner: UnsafePointer<Atomic<UInt>>, counting sleepers: UnsafePointer<Atomic<UInt32>>
  ) {
    ParkingLot.all.withLock { lot in
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
