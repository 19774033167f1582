/// The changes of an observed property that are still to be notified, and the thread that does it.
///
/// Observers are notified outside of the property's lock, by one thread at a time, in the order of the
/// queue:
///
///     thread 1  set(1) ── notifies of 1 ────────── notifies of 2 ── out
///     thread 2       set(2) ── queued, returns
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
  private let waiting = FirstInFirstOut<Change>()
  private var notifier: UInt = 0

  /// Whether the calling thread notifies, so that the call comes from inside a callback.
  var isNotifyingHere: Bool { notifier == currentThread }

  func append(_ change: Change) { waiting.append(change) }

  /// The first change, for the one thread that notifies; it notifies no longer when there is none.
  mutating func next() -> Change? {
    let thread = currentThread
    guard notifier == 0 || notifier == thread else { return nil }
    let first = waiting.popFirst()
    notifier = first == nil ? 0 : thread
    return first
  }

  /// The only change, for a call from inside a callback, which has just made it.
  func only() -> Change? { waiting.count == 1 ? waiting.popFirst() : nil }
}
