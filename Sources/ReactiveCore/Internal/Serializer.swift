/// Runs the handlers of an operator that joins several inputs one at a time, whichever threads send.
///
/// No thread waits. A call that comes while another thread is inside is left in a queue, and the
/// thread inside makes it on its way out:
///
///     thread 1  left(1) ── inside ──────────── takes right(A) from the queue ── out
///     thread 2       right(A) ── queued, returns
///
/// So a thread may do the work of others, for as long as they go on sending.
///
/// A call from inside, on the same thread, runs at once and nested. As no lock is held while a handler
/// runs, two operators that feed each other cannot lock each other out.
final class Serializer: @unchecked Sendable {  // Sendable: `lock` guards the rest.
  private let lock = Lock()
  @exclusivity(unchecked) private var owner: UInt = 0
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var waiting = FirstInFirstOut<() -> Void>()

  /// A form of `handler` that runs one at a time with all others of this serializer.
  func serialize<Input>(_ handler: @escaping (Input) -> Void) -> (Input) -> Void {
    { input in
      if self.enter(otherwise: { { handler(input) } }) {
        handler(input)
        self.leave()
      }
    }
  }

  /// A form of `handler` that runs one at a time with all others of this serializer.
  func serialize(_ handler: @escaping () -> Void) -> () -> Void {
    {
      if self.enter(otherwise: { handler }) {
        handler()
        self.leave()
      }
    }
  }

  @inline(__always)
  private func enter(otherwise makeCall: () -> () -> Void) -> Bool {
    let thread = currentThread
    return lock.withLock {
      if depth > 0, owner != thread {
        waiting.append(makeCall())
        return false
      }
      owner = thread
      depth += 1
      return true
    }
  }

  @inline(__always)
  private func leave() {
    while let call = next() { call() }
  }

  // The outermost call empties the queue before it leaves; a nested one leaves that to it.
  @inline(__always)
  private func next() -> (() -> Void)? {
    lock.withLock {
      if depth == 1, let call = waiting.popFirst() { return call }
      depth -= 1
      return nil
    }
  }
}
