/// Which inner signals run and which are queued: the bookkeeping of `flatten(maxConcurrent:)`.
final class Admission<Value>: @unchecked Sendable {
  // Sendable: `lock` guards what changes.

  /// What is to be done next.
  enum Turn {
    case start(Signal<Value>)
    case wait
    case complete
  }

  private let limit: Int
  private let lock = Lock()
  private var queued = FirstInFirstOut<Signal<Value>>()
  private var active = Bag<ActiveSignal>()
  // Signals that may start and have no subscription: most of them are over before they need one.
  private var unsubscribed = 0
  private var endedWhileStarting = 0
  private var sourceIsOver = false
  private var isClosed = false

  private var hasRoom: Bool { active.count + unsubscribed < limit }

  private var isOver: Bool {
    sourceIsOver && queued.isEmpty && unsubscribed == 0
      && active.count == endedWhileStarting
  }

  init(limit: Int) { self.limit = limit }

  /// Lets a signal run if there is room, and says so; otherwise lets it wait.
  func admit(_ signal: Signal<Value>) -> Bool {
    lock.withLock {
      guard hasRoom, queued.isEmpty else {
        queued.append(signal)
        return false
      }
      unsubscribed += 1
      return true
    }
  }

  /// Keeps the subscription of a signal that starts, so that ``close()`` disposes it; `nil` after that.
  func keep(_ subscription: Disposable) -> Bag<ActiveSignal>.Token? {
    lock.withLock {
      unsubscribed -= 1
      return isClosed ? nil : active.insert(ActiveSignal(subscription: subscription))
    }
  }

  /// Notes that a signal is over that took no subscription, and lets the first in the queue run.
  func pass() -> Turn {
    lock.withLock {
      unsubscribed -= 1
      return next()
    }
  }

  /// Notes that a signal's subscription is in place, and lets the first in the queue run.
  ///
  /// A signal that has ended while it was subscribed leaves now, and makes room.
  func confirmStart(of token: Bag<ActiveSignal>.Token) -> Turn {
    lock.withLock {
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
  }

  /// Notes an end, and lets the first in the queue run in its place.
  ///
  /// A signal that ends while it is subscribed has to wait for ``confirmStart(of:)``.
  func end(_ token: Bag<ActiveSignal>.Token) -> Turn {
    lock.withLock {
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
  }

  /// Whether a signal has not ended.
  func isRunning(_ token: Bag<ActiveSignal>.Token) -> Bool {
    lock.withLock { active.update(token) { !$0.hasEnded } } ?? false
  }

  private func next() -> Turn {
    if !queued.isEmpty, hasRoom, let signal = queued.popFirst() {
      unsubscribed += 1
      return .start(signal)
    }
    return isOver ? .complete : .wait
  }

  /// Notes that no more signals will come, and says whether that was the last thing to wait for.
  func endSource() -> Bool {
    lock.withLock {
      sourceIsOver = true
      return isOver
    }
  }

  /// Disposes what runs, and forgets what waits.
  func close() {
    let last = lock.withLock {
      isClosed = true
      return (replace(&active, with: Bag()), replace(&queued, with: FirstInFirstOut()))
    }
    for signal in last.0.elements { signal.element?.subscription.dispose() }
  }
}

/// A signal that was admitted; it may end before its subscription is in place.
struct ActiveSignal {
  let subscription: Disposable
  var isStarting = true
  var hasEnded = false
}
