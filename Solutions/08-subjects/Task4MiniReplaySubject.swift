/// The recording of a replay subject, with the last values and the completion or error.
final class MiniRecording<Value> {
  private let capacity: Int
  private var values: [Value] = []
  private var end: ((MiniSubscriber<Value>) -> Void)?

  init(capacity: Int) {
    self.capacity = capacity
  }

  var isOver: Bool { end != nil }

  func record(_ value: Value) {
    values.append(value)
    if values.count > capacity { values.removeFirst() }
  }

  func record(end: @escaping (MiniSubscriber<Value>) -> Void) {
    self.end = end
  }

  /// Sends the recorded events to a new subscriber.
  func play(to newcomer: MiniSubscriber<Value>) {
    for value in values { newcomer.sendNext(value) }
    end?(newcomer)
  }
}

/// A subject that sends its recording to each new subscriber.
///
/// After a completion or an error, it ignores later events.
final class MiniReplaySubject<Value>: MiniSubject<Value> {
  private let recording: MiniRecording<Value>

  init(capacity: Int = .max) {
    let recording = MiniRecording<Value>(capacity: capacity)
    self.recording = recording
    super.init { newcomer, audience in
      recording.play(to: newcomer)
      return recording.isOver ? nil : audience.add(newcomer)
    }
  }

  override func sendNext(_ value: Value) {
    if recording.isOver { return }
    recording.record(value)
    super.sendNext(value)
  }

  override func sendError(_ error: any Error) {
    if recording.isOver { return }
    recording.record { $0.sendError(error) }
    super.sendError(error)
  }

  override func sendCompleted() {
    if recording.isOver { return }
    recording.record { $0.sendCompleted() }
    super.sendCompleted()
  }
}
