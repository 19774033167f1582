/// The changes of an observed property that are still to be notified, and how far the thread inside is.
///
/// Observers are notified outside of the property's lock, by one thread at a time, in the order of the
/// queue. Who comes while another thread notifies of its own change leaves its own behind and returns:
///
///     thread 1  set(1) ── notifies of 1 ────────── notifies of 2 ── out
///     thread 2       set(2) ── queued, returns
///
/// Who comes while it notifies of what others left waits for the callback that is running, and goes on
/// in its place; so does everybody where ``mostLeft`` changes have been left. So a thread that sets
/// without a pause works for itself, and none is notified of by another beyond that number:
///
///     thread 1  set(1) ── notifies of 1 ─ of 2 ── out
///     thread 2      set(2) ─ set(3) ── waits ──────┴─ notifies of 3 ── out
///
/// A call from inside a callback comes from the thread that notifies. It makes its own change known,
/// nested, where no other waits before; where some do, it leaves its own to the loop outside of the
/// callback:
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
