/// The changes of an observed property that its observers have not been sent yet, in order.
///
/// Observers are notified outside of the property's lock, by one thread at a time, in the order of
/// the queue. A thread that sets while another notifies of its own change queues its change and
/// returns:
///
///     thread 1  set(1) ── notifies of 1 ────────── notifies of 2 ── out
///     thread 2       set(2) ── queued, returns
///
/// A thread that sets while another notifies of the changes of others waits for the callback that
/// is running, and goes on in its place; so does every thread that sets where ``mostLeft`` changes
/// are queued. So a thread that sets without a pause does its own work, and none notifies of more
/// than that number for others:
///
///     thread 1  set(1) ── notifies of 1 ─ of 2 ── out
///     thread 2      set(2) ─ set(3) ── waits ──────┴─ notifies of 3 ── out
///
/// A call from inside a callback comes from the thread that notifies. It notifies of its own change
/// at once, nested, where no other is queued; where some are, it queues its own for the loop
/// outside of the callback:
///
///     thread 1  notifies of 1 ─ callback ─ set(3) ── queued, returns ─ notifies of 2 ─ of 3 ── out
///     thread 2                       set(2) ── queued, returns
///
/// So calls nest as deep as callbacks cause each other, and no deeper when many threads send.
struct ChangeQueue<Change> {
  static var mostLeft: Int { 100 }

  private let waiting = FirstInFirstOut<Change>()
  private var taken = 0
  /// The number of the last change that is the own one of the thread that notifies.
  private var own = 0

  /// Adds a change, and returns its number.
  mutating func append(_ change: Change) -> Int {
    waiting.append(change)
    return taken + waiting.count
  }

  /// Notes that the thread that notifies does so for the change of this number.
  mutating func claim(_ number: Int) { own = max(own, number) }

  /// Whether the thread that notifies is done with its own change.
  var isDoneWithOwn: Bool { taken >= own }

  /// Whether a change may be left to the thread that notifies.
  var takesMore: Bool { taken <= own && waiting.count <= Self.mostLeft }

  mutating func next() -> Change? {
    guard let first = waiting.popFirst() else { return nil }
    taken += 1
    return first
  }

  /// The only change, for a call from inside a callback, which has just made it.
  mutating func only() -> Change? { waiting.count == 1 ? next() : nil }
}
