/// Task 4: build a replay subject yourself.
///
///     sent         A-B-C---D-|
///     capacity 2        ^(BC)D-|
///
/// A replay subject records the last `capacity` values and the end. It plays them to each newcomer,
/// who then joins the others. Use the `welcome` parameter of `MiniSubject`.
///
/// - A value or an end is recorded first and then sent. A newcomer who subscribes in between gets
///   it from the recording.
/// - The end is always recorded, even with capacity 0. After it nothing is recorded or sent.
/// - Old values are released: after a thousand sends with capacity 2, fewer than a hundred values
///   are in memory.
///
/// No test covers a newcomer who sends while the recording is played. Think about it afterwards:
/// the `MiniReplaySubject` in Given/ of 10-multicast loses no value.
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

/// The memory of a replay subject: the last values, and the end.
final class MiniRecording<Value> {
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Sends the recording to a newcomer.
  func play(to newcomer: MiniSubscriber<Value>) {}
}
