/// The recording of a replay subject: its last values and its end.
final class MiniRecording<Value> {
  private let capacity: Int
  private var values: [Value] = []
  private var end: ((MiniSubscriber<Value>) -> Void)?
  private var plays = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var isOver: Bool { end != nil }

  func record(_ value: Value) {
    values.append(value)
    trim()
  }

  func record(end: @escaping (MiniSubscriber<Value>) -> Void) {
    self.end = end
  }

  /// Sends a new subscriber the recording, including values that are recorded in the meantime.
  func play(to newcomer: MiniSubscriber<Value>) {
    plays += 1
    var position = max(0, values.count - capacity)
    while position < values.count {
      newcomer.sendNext(values[position])
      position += 1
    }
    plays -= 1
    trim()
    end?(newcomer)
  }

  /// Removes old values, unless a new subscriber is still receiving them.
  private func trim() {
    if plays == 0 { values.removeFirst(max(0, values.count - capacity)) }
  }
}

/// A subject that sends its recording to each new subscriber, and ignores events after its end.
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
