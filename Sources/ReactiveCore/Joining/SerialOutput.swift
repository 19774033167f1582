/// An output that forwards the events of several inputs, one at a time.
class SerialOutput<Value>: @unchecked Sendable {
  // Sendable: `serializer` guards the subscriber.
  final let serializer = Serializer()
  final let subscriber: Subscriber<Value>

  init(to subscriber: Subscriber<Value>) { self.subscriber = subscriber }

  final func sendNext(_ value: Value) {
    serializer.perform(orDefer: { self.sendNext(value) }) { subscriber.sendNext(value) }
  }

  /// Waits for earlier events, calls `read`, and sends the result unless it is `nil`.
  final func sendLatest(_ read: @escaping () -> Value?) {
    serializer.perform(orDefer: { self.sendLatest(read) }) {
      if let value = read() { subscriber.sendNext(value) }
    }
  }

  final func sendError(_ error: any Error) {
    serializer.perform(orDefer: { self.sendError(error) }) { subscriber.sendError(error) }
  }

  final func sendCompleted() {
    serializer.perform(orDefer: { self.sendCompleted() }) { subscriber.sendCompleted() }
  }
}
