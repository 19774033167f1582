/// Task 4: build a replay subject yourself.
///
/// It records the last `capacity` values and the end, and plays them to each newcomer, who then
/// joins the others. `MiniSubject` has a parameter for what happens to a newcomer: its `welcome`.
///
/// - What is sent is recorded first, and then sent on. A newcomer who subscribes in between gets it from
///   the recording.
/// - The end is always recorded, also with capacity 0. After it nothing is recorded and nothing is sent.
/// - Values that will not be played any more are released, so the recording stays small: after a
///   thousand sends with capacity 2, fewer than a hundred values are still in memory.
///
/// No test asks what becomes of a value that a newcomer sends while it is played the recording. Think about
/// it afterwards: the `MiniReplaySubject` in Given/ of 10-multicast loses none.
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
