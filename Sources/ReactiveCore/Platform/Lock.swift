import Synchronization

/// Guards a few instructions, and never a call into code that is not ours.
///
/// A waiting thread sleeps. It is small enough to stand in every disposable: on Apple's systems it
/// is the system's unfair lock, which lends its holder the priority of the threads that wait.
/// Elsewhere it is one byte, and a waiter is parked on a condition of its own: a POSIX mutex would
/// take forty bytes in each object, and what `Mutex` uses there is hidden from the thread
/// sanitizer.
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
    // There is one thread.
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
      // Most holders are gone after a few instructions.
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
  // The states of the byte. `awaited` may say too much, never too little: a thread that wakes up writes
  // it again, as others may still sleep.
  private var free: UInt8 { 0 }
  private var held: UInt8 { 1 }
  private var awaited: UInt8 { 2 }
#endif
