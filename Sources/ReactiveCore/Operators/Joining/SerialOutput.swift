/// A subscriber that several inputs send to: what they send leaves one at a time.
final class SerialOutput<Value>: Serializer, @unchecked Sendable {
  // Sendable: the subscriber is reached in turn.
  private let subscriber: Subscriber<Value>

  init(to subscriber: Subscriber<Value>) { self.subscriber = subscriber }

  func sendNext(_ value: Value) {
    if Nesting.makesRoom(for: { sendNext(value) }) { return }
    perform({ subscriber.sendNext(value) }, orDefer: { { self.sendNext(value) } })
  }

  func sendError(_ error: any Error) {
    if Nesting.makesRoom(for: { sendError(error) }) { return }
    perform({ subscriber.sendError(error) }, orDefer: { { self.sendError(error) } })
  }

  func sendCompleted() {
    if Nesting.makesRoom(for: { sendCompleted() }) { return }
    perform({ subscriber.sendCompleted() }, orDefer: { { self.sendCompleted() } })
  }
}
