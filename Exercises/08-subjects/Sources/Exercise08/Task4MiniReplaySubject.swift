/// Task 4: build a replay subject yourself.
///
/// It records the last `capacity` values and the end, and plays them to each newcomer, who then
/// joins the others. `MiniSubject` has a parameter for what happens to a newcomer: its `welcome`.
///
/// - Values that will not be played any more are let go, so the recording stays small: after a
///   thousand sends with capacity 2, fewer than a hundred values are still in memory.
/// - The end is always recorded, also with capacity 0. After it nothing is recorded and nothing is sent.
/// - Who gets the recorded end does not join: it is over.
/// - What is sent is recorded first, and then sent on. So who comes meanwhile gets it from the recording.
/// - A newcomer may send while it is played the recording. That value comes to it when the
///   recording is through, and is not lost, however small the capacity is.
///
///     sent         A-B-C---D-|
///     capacity 2        ^(BC)D-|
///
/// Rests on the page 08-subjects, cells "The last two" and "A late subscriber".
final class MiniReplaySubject<Value>: MiniSubject<Value> {
  init(capacity: Int = .max) {
    super.init()
  }
}
