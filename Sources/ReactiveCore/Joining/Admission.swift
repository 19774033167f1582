/// Which inner signals run and which are queued: what `flatten(maxConcurrent:)` decides.
///
/// It knows no thread, calls nothing and holds no signal. It is told what happened, and says what to do.
struct Admission {
  /// What is to be done next.
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

  /// Lets a signal run if there is room, and says so; otherwise it is to wait.
  mutating func admit() -> Bool {
    guard hasRoom, queued == 0 else {
      queued += 1
      return false
    }
    unsubscribed += 1
    return true
  }

  /// Keeps the subscription of a signal that starts, so that ``close()`` gives it back; `nil` after that.
  mutating func keep(_ subscription: Disposable) -> Bag<ActiveSignal>.Token? {
    unsubscribed -= 1
    return isClosed ? nil : active.insert(ActiveSignal(subscription: subscription))
  }

  /// Notes that a signal's subscription is in place, and lets the first in the queue run.
  ///
  /// A signal that has ended while it was subscribed leaves now, and makes room.
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

  /// Notes an end, and lets the first in the queue run in its place.
  ///
  /// A signal that ends while it is subscribed has to wait for ``confirmStart(of:)``.
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

  /// Whether a signal has not ended.
  mutating func isRunning(_ token: Bag<ActiveSignal>.Token) -> Bool {
    active.update(token) { !$0.hasEnded } ?? false
  }

  /// Notes that no more signals will come, and says whether that was the last thing to wait for.
  mutating func endSource() -> Bool {
    sourceIsOver = true
    return isOver
  }

  /// Forgets what waits, and hands out what runs, which is to be disposed.
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

/// A signal that was admitted; it may end before its subscription is in place.
struct ActiveSignal {
  let subscription: Disposable
  var isStarting = true
  var hasEnded = false
}
