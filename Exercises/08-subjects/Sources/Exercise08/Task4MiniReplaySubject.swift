/// Task 4: build a replay subject yourself.
///
/// It records the last `capacity` values and the end, and plays them to each newcomer, who then
/// joins the others. `MiniSubject` has a parameter for what happens to a newcomer: its `welcome`.
///
/// The first part takes half an hour: record, play, and the end.
///
/// - The end is always recorded, also with capacity 0. After it nothing is recorded and nothing is sent.
/// - A newcomer who is played the recorded end does not join: it is over.
///
/// The second part is an extra: what is sent while a recording is played, and memory.
///
/// - What is sent is recorded first, and then sent on. A newcomer who subscribes in between gets it from
///   the recording.
/// - A newcomer may send while it is played the recording. That value reaches it when the recording
///   is through, and is not lost, however small the capacity is.
/// - Values that will not be played any more are released, so the recording stays small: after a
///   thousand sends with capacity 2, fewer than a hundred values are still in memory.
///
///     sent         A-B-C---D-|
///     capacity 2        ^(BC)D-|
///
/// Stands on task 3: until that one passes, this one is judged with the course's `MiniSubject`.
///
/// Rests on the page 08-subjects, cells "The last two" and "A late subscriber".
final class MiniReplaySubject<Value>: MiniSubject<Value> {
  private let recording: MiniRecording<Value>

  init(capacity: Int = .max) {
    let recording = MiniRecording<Value>(capacity: capacity)
    self.recording = recording
    super.init { newcomer, audience in
      audience.add(newcomer)
    }
  }
}

/// What a replay subject remembers: the last values, and the end.
final class MiniRecording<Value> {
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Sends what was recorded to a newcomer.
  func play(to newcomer: MiniSubscriber<Value>) {}
}
