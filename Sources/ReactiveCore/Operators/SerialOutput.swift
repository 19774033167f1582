/// A subscriber that several inputs send to: what they send leaves one at a time.
struct SerialOutput<Value> {
  let sendNext: (Value) -> Void
  let sendError: (any Error) -> Void
  let sendCompleted: () -> Void

  init(to subscriber: Subscriber<Value>) {
    let serializer = Serializer()
    sendNext = serializer.serialize { subscriber.sendNext($0) }
    sendError = serializer.serialize { subscriber.sendError($0) }
    sendCompleted = serializer.serialize { subscriber.sendCompleted() }
  }
}
