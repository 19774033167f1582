/// The changes of an observed property that its observers haven't received yet, in order.
///
/// Observers are notified outside the property's lock, by one thread at a time, in the order of the
/// queue. A thread that sets the property while another thread sends its own change adds its change
/// to the queue and returns:
///
///     thread 1  set(1) ── notifies of 1 ────────── notifies of 2 ── out
///     thread 2       set(2) ── queued, returns
///
/// If that other thread already sends the changes of others, the setting thread waits for the
/// running callback and takes over. The same happens if ``mostLeft`` changes are in the queue. A
/// thread that sets without a pause therefore does its own work, and no thread sends more than that
/// number of changes for others:
///
///     thread 1  set(1) ── notifies of 1 ─ of 2 ── out
///     thread 2      set(2) ─ set(3) ── waits ──────┴─ notifies of 3 ── out
///
/// A property that is set inside a callback is set by the notifying thread. If the queue is empty,
/// the thread sends this change immediately, nested. Otherwise it adds the change to the queue, for
/// the loop outside the callback:
///
///     thread 1  notifies of 1 ─ callback ─ set(3) ── queued, returns ─ notifies of 2 ─ of 3 ── out
///     thread 2                       set(2) ── queued, returns
///
/// Calls therefore nest only as deep as callbacks cause each other, even if many threads send.
struct ChangeQueue<Change> {
  static var mostLeft: Int { 100 }

  private let waiting = FirstInFirstOut<Change>()
  private var taken = 0
  /// The number of the last change that the notifying thread made itself.
  private var own = 0

  /// Adds a change, and returns its number.
  mutating func append(_ change: Change) -> Int {
    waiting.append(change)
    return taken + waiting.count
  }

  /// Records that the notifying thread made the change with this number.
  mutating func claim(_ number: Int) { own = max(own, number) }

  /// A Boolean value that indicates whether the notifying thread has sent its own changes.
  var isDoneWithOwn: Bool { taken >= own }

  /// A Boolean value that indicates whether a change may be left to the notifying thread.
  var takesMore: Bool { taken <= own && waiting.count <= Self.mostLeft }

  mutating func next() -> Change? {
    guard let first = waiting.popFirst() else { return nil }
    taken += 1
    return first
  }

  /// Removes and returns the change that a callback has just made, if it is the only one.
  mutating func only() -> Change? { waiting.count == 1 ? next() : nil }
}
