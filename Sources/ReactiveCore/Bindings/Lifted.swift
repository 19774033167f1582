/// The inputs of a lifted function, and the latest value of each.
final class Lifted<each Input, Output> {
  // Let go of once they are subscribed: an input whose sender holds the subscription would otherwise
  // never go.
  private var inputs: (repeat Signal<each Input>)?
  private let latest: (repeat Latest<each Input>)
  private let call: (repeat each Input) -> Output?
  private let serializer = Serializer()
  private var running = 0

  /// Prepares `call`, whose result `nil` completes what it gives.
  init(_ inputs: repeat Signal<each Input>, call: @escaping (repeat each Input) -> Output?) {
    self.inputs = (repeat each inputs)
    latest = (repeat Latest<each Input>())
    self.call = call
  }

  /// Subscribes the inputs now; replays the last result.
  func result() -> Signal<Output> {
    // There is one subscription, that of the replay, so the state needs no copy for each.
    Signal { subscriber in self.start(subscriber) }.replayLast().named("lift")
  }

  private func start(_ subscriber: Subscriber<Output>) -> Disposable {
    let error = serializer.serialize { subscriber.sendError($0) }
    let completed = serializer.serialize { self.complete(subscriber) }
    let subscriptions = CompoundDisposable()
    guard let inputs else { return subscriptions }
    self.inputs = nil
    for _ in repeat each inputs { running += 1 }

    for (input, place) in repeat (each inputs, each latest) {
      let next = serializer.serialize { value in
        place.value = value
        self.send(to: subscriber)
      }
      subscriptions.add(
        input.forward(to: subscriber, next: next, error: error, completed: completed))
    }
    return subscriptions
  }

  private func send(to subscriber: Subscriber<Output>) {
    let latest = self.latest
    for input in repeat each latest { if input.isMissing { return } }
    guard let result = call(repeat value(of: each latest)) else {
      return subscriber.sendCompleted()
    }
    subscriber.sendNext(result)
  }

  private func complete(_ subscriber: Subscriber<Output>) {
    running -= 1
    if running == 0 { subscriber.sendCompleted() }
  }
}

/// The latest value of one input.
private final class Latest<Value> {
  var value: Value?
  var isMissing: Bool { if case nil = value { true } else { false } }
}

// A function, as `(each latest).value!` is more than the compiler can take.
private func value<Value>(of input: Latest<Value>) -> Value { input.value! }
