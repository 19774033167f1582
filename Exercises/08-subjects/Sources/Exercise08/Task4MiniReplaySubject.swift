/// Task 4: build a replay subject yourself.
///
///     sent         A-B-C---D-|
///     capacity 2        ^(BC)D-|
///
/// A replay subject records the last `capacity` values and the end. It plays them to each newcomer,
/// who then joins the others. Use the `welcome` parameter of `MiniSubject`.
///
/// - Each event is recorded before it is sent. A newcomer who subscribes in between gets it from
///   the recording.
/// - The end is always recorded, even with capacity 0. Nothing is recorded or sent after it.
/// - Old values are released: after 1000 sends with capacity 2, fewer than 100 are in memory.
///
/// Stands on task 3: until that one passes, this one is judged with the course's `MiniSubject`.
///
/// Page: 08-subjects, "The last two", "A late subscriber"
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

/// The recording of a replay subject: the last values, and the end.
final class MiniRecording<Value> {
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Sends the recording to a newcomer.
  func play(to newcomer: MiniSubscriber<Value>) {}
}
