import Synchronization

/// A lock that is held only for a few instructions, and never during a call to other code.
///
/// A waiting thread sleeps. The lock is small enough to be part of every disposable. On Apple's
/// systems, it is the system's unfair lock, which gives its holder the priority of the waiting
/// threads. Elsewhere, it is one byte, and each waiting thread sleeps on its own condition variable.
/// There, a POSIX mutex would take 40 bytes per object, and the thread sanitizer can't track a
/// `Mutex`.
struct Lock: ~Copyable {
  #if canImport(Darwin)
    private let mutex = Mutex<Void>(())
  #elseif !hasFeature(Embedded)
    private let state = Atomic<UInt8>(free)
  #endif

  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    acquire()
    defer { release() }
    return body()
  }

  #if canImport(Darwin)
    @inline(__always)
    private borrowing func acquire() { mutex._unsafeLock() }

    @inline(__always)
    private borrowing func release() { mutex._unsafeUnlock() }
  #elseif hasFeature(Embedded)
    // An embedded program has only one thread.
    private borrowing func acquire() {}
    private borrowing func release() {}
  #else
    @inline(__always)
    private borrowing func acquire() {
      if !state.compareExchange(expected: free, desired: held, ordering: .acquiring).exchanged {
        wait()
      }
    }

    @inline(__always)
    private borrowing func release() {
      if state.exchange(free, ordering: .releasing) == awaited { wakeNext() }
    }

    @inline(never)
    private borrowing func wait() {
      // Try again before sleeping, because most holders release the lock after a few instructions.
      for _ in 0..<64 where state.load(ordering: .relaxed) == free {
        if state.compareExchange(expected: free, desired: held, ordering: .acquiring).exchanged {
          return
        }
      }
      withUnsafePointer(to: state) { state in
        while state.pointee.exchange(awaited, ordering: .acquiring) != free {
          Parking.sleep(at: state) { state.pointee.load(ordering: .relaxed) == awaited }
        }
      }
    }

    @inline(never)
    private borrowing func wakeNext() {
      withUnsafePointer(to: state) { Parking.wakeNext(at: $0) }
    }
  #endif
}

#if !canImport(Darwin)
  // The states of the byte. `awaited` means that threads may be waiting. A thread that wakes up
  // writes `awaited` again, because other threads may still be waiting.
  private var free: UInt8 { 0 }
  private var held: UInt8 { 1 }
  private var awaited: UInt8 { 2 }
#endif
