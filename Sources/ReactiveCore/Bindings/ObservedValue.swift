/// The box of an observed property: a value, and those who are told of its changes.
///
/// What is to be told is decided under the lock and put in a queue. It is told outside of the lock, by
/// one thread at a time, in the order of the queue:
///
///     thread 1  set(1) ── tells 1 ──────────── tells 2 ── out
///     thread 2       set(2) ── queued, returns
///
/// A change from inside a callback is told nested, and to everyone; so what is left of the outer
/// change is old, and is not told any more.
final class ObservedValue<Value>: @unchecked Sendable {
  // Sendable: `state` is locked, and `changesTold` belongs to whoever is inside `serializer`.
  private let state: Locked<State>
  private let serializer = Serializer()
  private var changesTold = 0

  init(_ value: Value) {
    state = Locked(State(value: value))
  }

  /// The value, which is there as long as the property is.
  var value: Value { state.withLock { $0.value! } }

  /// Changes the value, and tells everyone but those who share `origin`.
  func set(_ value: Value, from origin: Origin? = nil) {
    // The old value goes after the lock is free, as its `deinit` may come back here.
    let old = state.withLock { state -> Value? in
      guard let old = state.value else { return nil }
      state.value = value
      state.news.append(.change(value, origin))
      return old
    }
    tellNews()
    withExtendedLifetime(old) {}
  }

  /// Tells a subscriber the value, and then each change that does not come from `origin`.
  func add(_ subscriber: Subscriber<Value>, deafTo origin: Origin? = nil) -> Disposable? {
    let token = state.withLock { state -> Bag<Observer<Value>>.Token? in
      guard let value = state.value else { return nil }
      let observer = Observer(subscriber, deafTo: origin)
      state.news.append(.welcome(observer, value))
      return state.observers.insert(observer)
    }
    guard let token else {
      subscriber.sendCompleted()
      return nil
    }
    tellNews()
    return Disposable { [state] in _ = state.withLock { $0.observers.remove(token) } }
  }

  /// Drops the value, and sends everyone completion.
  func close() {
    let value = state.withLock { state in
      defer { state.value = nil }
      state.news.append(.end)
      return state.value
    }
    tellNews()
    withExtendedLifetime(value) {}
  }

  private func tellNews() {
    serializer.serialize { [self] in
      while let news = state.withLock({ $0.news.popFirst() }) { tell(news) }
    }()
  }

  private func tell(_ news: News<Value>) {
    switch news {
    case .welcome(let observer, let value):
      observer.isWelcome = true
      observer.subscriber.sendNext(value)
    case .change(let value, let origin):
      changesTold += 1
      tell(value, from: origin, asChange: changesTold)
    case .end:
      let observers = state.withLock { state in
        defer { state.observers = Bag() }
        return state.observers
      }
      for case let observer? in observers.elements.map(\.element) {
        observer.subscriber.sendCompleted()
      }
    }
  }

  private func tell(_ value: Value, from origin: Origin?, asChange number: Int) {
    for case let observer? in state.withLock({ $0.observers }).elements.map(\.element) {
      guard changesTold == number else { return }
      if observer.hears(origin) { observer.subscriber.sendNext(value) }
    }
  }

  private struct State {
    var value: Value?
    var observers = Bag<Observer<Value>>()
    var news = FirstInFirstOut<News<Value>>()
  }
}

/// Who made a change, for those who do not want to hear their own.
final class Origin: Sendable {}

/// Something that observers are to be told.
private enum News<Value> {
  case welcome(Observer<Value>, Value)
  case change(Value, Origin?)
  case end
}

/// One subscription to an observed property.
private final class Observer<Value> {
  let subscriber: Subscriber<Value>
  var isWelcome = false
  private let origin: Origin?

  init(_ subscriber: Subscriber<Value>, deafTo origin: Origin?) {
    self.subscriber = subscriber
    self.origin = origin
  }

  /// Whether the first value has been told, and a change from `other` is news.
  func hears(_ other: Origin?) -> Bool {
    isWelcome && (other == nil || other !== origin)
  }
}
