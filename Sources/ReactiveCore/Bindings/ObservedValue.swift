/// The box of an observed property: a value, and those who are told of its changes.
///
/// What is to be told is decided under the lock, and told outside of it, in the order of a queue.
///
/// A change from inside a callback is told to everyone; so what is left of the outer change is old,
/// and is not told any more.
final class ObservedValue<Value>: Sendable {
  private let state: Locked<State>

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
      if state.news.isToldHere { state.changesFromInside += 1 }
      return old
    }
    tellNews()
    withExtendedLifetime(old) {}
  }

  /// Tells a subscriber the value, and then each change that does not come from `origin`.
  func add(_ subscriber: Subscriber<Value>, deafTo origin: Origin? = nil) -> Disposable? {
    let observer = Observer(subscriber, deafTo: origin)
    let start = state.withLock { state -> (token: Bag<Observer<Value>>.Token, value: Value?)? in
      guard let value = state.value else { return nil }
      // Told at once inside a callback, which may be waiting for it.
      let isDue = state.news.isToldHere
      state.news.append(isDue ? .welcome(observer) : .first(observer, value))
      return (state.observers.insert(observer), isDue ? value : nil)
    }
    guard let start else {
      subscriber.sendCompleted()
      return nil
    }
    tellNews()
    if let value = start.value { subscriber.sendNext(value) }
    return Disposable { [state] in _ = state.withLock { $0.observers.remove(start.token) } }
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
    if state.withLock({ $0.news.isToldHere }) {
      if let own = state.withLock({ $0.news.only() }) { tell(own) }
    } else {
      while let news = state.withLock({ $0.news.next() }) { tell(news) }
    }
  }

  private func tell(_ news: News<Value>) {
    switch news {
    case .first(let observer, let value):
      observer.isWelcome = true
      observer.subscriber.sendNext(value)
    case .welcome(let observer):
      observer.isWelcome = true
    case .change(let value, let origin):
      tell(value, from: origin)
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

  private func tell(_ value: Value, from origin: Origin?) {
    let (changes, observers) = state.withLock { ($0.changesFromInside, $0.observers) }
    for case let observer? in observers.elements.map(\.element) {
      guard state.withLock({ $0.changesFromInside }) == changes else { return }
      if observer.hears(origin) { observer.subscriber.sendNext(value) }
    }
  }

  private struct State {
    var value: Value?
    var observers = Bag<Observer<Value>>()
    var news = TellingQueue<News<Value>>()
    var changesFromInside = 0
  }
}

/// Who made a change, for those who do not want to hear their own.
final class Origin: Sendable {}

/// Something that observers are to be told.
private enum News<Value> {
  /// One observer's first value.
  case first(Observer<Value>, Value)
  /// Nothing, to one observer that has heard the first value; from here on it hears the changes.
  case welcome(Observer<Value>)
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
