#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets one thread at a time in, again and again if it comes back from inside, and makes others wait.
///
/// A recursive lock that is inherited rather than held, so that each of a million nodes has one and
/// none pays for it: what a waiting thread sleeps on is only made when a thread has to wait.
class Turn: @unchecked Sendable {  // Sendable: `lock` guards the rest.
  private let lock = Lock()
  // The lock keeps accesses apart; the runtime need not check it again at each.
  @exclusivity(unchecked) private var owner: pthread_t?
  @exclusivity(unchecked) private var depth: Int
  @exclusivity(unchecked) private var gate: Gate?

  /// Creates a turn that is free, or one that nobody can take until somebody leaves it.
  init(isTaken: Bool = false) { depth = isTaken ? 1 : 0 }

  final func enter() {
    let thread = pthread_self()
    while let gate = closedGate(for: thread) { gate.wait() }
  }

  final func leave() {
    let gate = lock.withLock { () -> Gate? in
      depth -= 1
      if depth > 0 { return nil }
      owner = nil
      defer { self.gate = nil }
      return self.gate
    }
    gate?.open()
  }

  private func closedGate(for thread: pthread_t) -> Gate? {
    lock.withLock {
      if depth > 0, owner != thread {
        let gate = gate ?? Gate()
        self.gate = gate
        return gate
      }
      owner = thread
      depth += 1
      return nil
    }
  }
}
