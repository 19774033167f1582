import Synchronization

/// Where two threads wait for each other, so that they go on at the same moment.
final class Crossing: Sendable {
  private let arrivals = Atomic(0)
  private let misses = Atomic(0)

  /// Waits until the other thread has come to the same meeting, but not for ever.
  ///
  /// It waits by looking again and again: a thread that is woken up comes too late to collide.
  func meet(_ number: Int) {
    let (_, arrived) = arrivals.add(1, ordering: .relaxed)
    if arrived >= 2 * (number + 1) || misses.load(ordering: .relaxed) > 200 { return }
    for _ in 0..<500_000 where arrivals.load(ordering: .relaxed) >= 2 * (number + 1) { return }
    misses.add(1, ordering: .relaxed)
  }
}
