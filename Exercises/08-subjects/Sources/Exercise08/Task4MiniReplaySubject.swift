/// Task 4: build a replay subject yourself.
///
///     sent         A-B-C---D-|
///     capacity 2        ^(BC)D-|
///
/// Record the last `capacity` values and the end. A newcomer gets them first and then joins the
/// others: use the `welcome` of `MiniSubject`.
///
/// - Each event is recorded before it is sent, so a newcomer during the send gets it once.
/// - The end is always recorded, even with capacity 0. Nothing is recorded or sent after it.
/// - Old values are released: after 1000 sends with capacity 2, fewer than 100 are in memory.
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

final class MiniRecording<Value> {
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  func play(to newcomer: MiniSubscriber<Value>) {}
}
