/// A queue of the changes that the observers of a property haven't received yet.
///
/// One thread at a time notifies the observers, in the order of the queue and without holding the
/// property's lock. While that thread is sending its own changes, other threads that set the
/// property just add their changes to the queue and return:
///
///     thread 1  set(1) ── sends 1 ────────── sends 2 ── returns
///     thread 2       set(2) ── queued, returns
///
/// If the notifying thread has already sent its own changes, or too many changes are queued,
/// another thread waits until the current change has been sent, and then notifies the observers
/// itself. A thread that sets the property in a loop therefore sends its own changes, and no thread
/// sends more than ``maximumForeignChanges`` changes for other threads:
///
///     thread 1  set(1) ── sends 1 ─ sends 2 ── returns
///     thread 2      set(2) ─ set(3) ── waits ───┴─ sends 3 ── returns
///
/// Callbacks run on the notifying thread. If a callback sets the property while the queue is empty,
/// the change is sent immediately, in a nested call. Otherwise, the change is queued, and is sent
/// after the callback returns:
///
///     thread 1  sends 1 ─ callback ─ set(3) ── queued, returns ─ sends 2 ─ sends 3 ── returns
///     thread 2                 set(2) ── queued, returns
///
/// Calls therefore nest only if a callback sets the property, even if many threads set it.
struct ChangeQueue<Change> {
  static var maximumForeignChanges: Int { 100 }

  private let waiting = FirstInFirstOut<Change>()
  private var sentCount = 0
  /// The number of the latest change made by the notifying thread.
  private var lastOwnNumber = 0

  /// Adds a change, and returns its number.
  mutating func append(_ change: Change) -> Int {
    waiting.append(change)
    return sentCount + waiting.count
  }

  /// Records the number of a change that the notifying thread made.
  mutating func claim(_ number: Int) { lastOwnNumber = max(lastOwnNumber, number) }

  /// A Boolean value that indicates whether the notifying thread has sent its own changes.
  var isDoneWithOwn: Bool { sentCount >= lastOwnNumber }

  /// A Boolean value that indicates whether another thread may queue its change and return.
  var acceptsForeignChanges: Bool {
    sentCount <= lastOwnNumber && waiting.count <= Self.maximumForeignChanges
  }

  mutating func next() -> Change? {
    guard let first = waiting.popFirst() else { return nil }
    sentCount += 1
    return first
  }

  /// Removes and returns the change that a callback has just made, if no other change is queued.
  mutating func popIfOnly() -> Change? { waiting.count == 1 ? next() : nil }
}
