/// An output for several inputs, which forwards their events one at a time.
class SerialOutput<Value>: @unchecked Sendable {
  // Sendable: `turn` guards the subscriber.
  final let turn = Serializer()
  final let subscriber: Subscriber<Value>

  init(to subscriber: Subscriber<Value>) { self.subscriber = subscriber }

  final func sendNext(_ value: Value) {
    turn.perform(orDefer: { self.sendNext(value) }) { subscriber.sendNext(value) }
  }

  /// Waits for earlier events, calls `read`, and sends the result unless it is `nil`.
  final func sendLatest(_ read: @escaping () -> Value?) {
    turn.perform(orDefer: { self.sendLatest(read) }) {
      if let value = read() { subscriber.sendNext(value) }
    }
  }

  final func sendError(_ error: any Error) {
    turn.perform(orDefer: { self.sendError(error) }) { subscriber.sendError(error) }
  }

  final func sendCompleted() {
    turn.perform(orDefer: { self.sendCompleted() }) { subscriber.sendCompleted() }
  }
}
