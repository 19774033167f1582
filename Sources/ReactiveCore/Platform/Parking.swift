import Synchronization

/// Where threads sleep that have to wait, each on a condition of its own.
///
/// A lock is then a word or a byte, and what sleeping takes is there while a thread sleeps. Only a
/// thread that waits, or lets a waiter go on, comes here.
enum Parking {
  /// Sleeps at `place`, if `mustWait` still says so when no thread can be woken.
  static func sleep(at place: UnsafeRawPointer, while mustWait: () -> Bool) {
    ParkingLot.all.withLock { lot in
      if mustWait() { lot.park(Sleeper(at: place)) }
    }
  }

  /// Wakes the thread that has slept longest at `place`.
  static func wakeNext(at place: UnsafeRawPointer) {
    ParkingLot.all.withLock { lot in lot.removeFirst(at: place)?.wake() }
  }

  /// Wakes all threads that sleep at `place`.
  static func wakeAll(at place: UnsafeRawPointer) {
    ParkingLot.all.withLock { lot in
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
    return ParkingLot.all.withLock { lot in
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
  /// A thread that happens to run may take it before the sleeper is up. A thread that has waited for a
  /// while gets it handed over, so that one that sends without a pause cannot keep the others out.
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
