/// Task 4: build a replay subject yourself.
///
///     sent         A-B-C---D-|
///     capacity 2        ^(BC)D-|
///
/// Record the last `capacity` values, and the completion or error. In the `welcome` closure, send
/// the recording to the new subscriber, and then add the subscriber to the audience.
///
/// - Each event is recorded before it is sent, so a subscriber added during the send gets it once.
/// - A completion or error is recorded even with capacity 0. After it, nothing is recorded or sent.
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
