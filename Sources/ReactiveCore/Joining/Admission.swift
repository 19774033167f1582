/// The logic of `flatten(maxConcurrent:)`: which inner signals run and which are queued.
///
/// It is a value without threads or calls: its methods record what happened, and return what to do
/// next.
struct Admission {
  /// The next step.
  enum Turn {
    /// Start the signal that has waited longest.
    case start
    case wait
    case complete
  }

  private let limit: Int
  private var queued = 0
  private var active = Bag<ActiveSignal>()
  // Signals that may start and have no subscription yet.
  private var unsubscribed = 0
  private var endedWhileStarting = 0
  private var sourceIsOver = false
  private var isClosed = false

  private var hasRoom: Bool { active.count + unsubscribed < limit }

  private var isOver: Bool {
    sourceIsOver && queued == 0 && unsubscribed == 0
      && active.count == endedWhileStarting
  }

  init(limit: Int) { self.limit = limit }

  /// Returns whether a signal can run now, and queues it otherwise.
  mutating func admit() -> Bool {
    guard hasRoom, queued == 0 else {
      queued += 1
      return false
    }
    unsubscribed += 1
    return true
  }

  /// Stores the subscription of a signal that starts, for ``close()``.
  ///
  /// Returns `nil` after that.
  mutating func keep(_ subscription: Disposable) -> Bag<ActiveSignal>.Token? {
    unsubscribed -= 1
    return isClosed ? nil : active.insert(ActiveSignal(subscription: subscription))
  }

  /// Records that a signal's subscription is in place, and lets the first signal in the queue run.
  ///
  /// A signal that ended during its subscription is removed now, and makes room.
  mutating func confirmStart(of token: Bag<ActiveSignal>.Token) -> Turn {
    let hasEnded = active.update(token) { signal in
      signal.isStarting = false
      return signal.hasEnded
    }
    if hasEnded == true {
      active.remove(token)
      endedWhileStarting -= 1
    }
    return next()
  }

  /// Records the end of a signal, and lets the first signal in the queue run.
  ///
  /// A signal that ends during its subscription is removed by ``confirmStart(of:)``.
  mutating func end(_ token: Bag<ActiveSignal>.Token) -> Turn {
    let isStarting = active.update(token) { signal in
      signal.hasEnded = true
      return signal.isStarting
    }
    guard isStarting == false else {
      if isStarting == true { endedWhileStarting += 1 }
      return isOver ? .complete : .wait
    }
    active.remove(token)
    return next()
  }

  /// Returns whether a signal has not ended.
  mutating func isRunning(_ token: Bag<ActiveSignal>.Token) -> Bool {
    active.update(token) { !$0.hasEnded } ?? false
  }

  /// Records that no more signals will arrive, and returns whether the result completes.
  mutating func endSource() -> Bool {
    sourceIsOver = true
    return isOver
  }

  /// Clears the queue, and returns the running subscriptions, which the caller disposes.
  mutating func close() -> [Disposable] {
    isClosed = true
    queued = 0
    return replace(&active, with: Bag()).elements.compactMap { $0.element?.subscription }
  }

  private mutating func next() -> Turn {
    guard queued > 0, hasRoom else { return isOver ? .complete : .wait }
    queued -= 1
    unsubscribed += 1
    return .start
  }
}

/// A signal that was admitted, and may end before its subscription is in place.
struct ActiveSignal {
  let subscription: Disposable
  var isStarting = true
  var hasEnded = false
}
