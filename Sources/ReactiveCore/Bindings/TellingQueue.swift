/// What is to be told of an observed property, and which thread tells it.
///
/// News are told outside of the property's lock, by one thread at a time, in the order of the queue:
///
///     thread 1  set(1) ── tells 1 ──────────── tells 2 ── out
///     thread 2       set(2) ── queued, returns
///
/// A call from inside a callback comes from the thread that tells. It tells its own news, nested, where
/// no other wait before; where some do, it leaves its own to the loop outside of the callback:
///
///     thread 1  tells 1 ─ callback ─ set(3) ── queued, returns ─ tells 2 ─ tells 3 ── out
///     thread 2         set(2) ── queued, returns
///
/// So calls nest as deep as callbacks cause each other, and no deeper when many threads send.
struct TellingQueue<News> {
  private var waiting = FirstInFirstOut<News>()
  private var teller: UInt = 0

  /// Whether the calling thread tells, so that the call comes from inside a callback.
  var isToldHere: Bool { teller == currentThread }

  mutating func append(_ news: News) { waiting.append(news) }

  /// The first news, for the one thread that tells; it tells no longer when there is none.
  mutating func next() -> News? {
    let thread = currentThread
    guard teller == 0 || teller == thread else { return nil }
    let first = waiting.popFirst()
    teller = first == nil ? 0 : thread
    return first
  }

  /// The only news, for a call from inside a callback, which has just brought it.
  mutating func only() -> News? { waiting.count == 1 ? waiting.popFirst() : nil }
}
