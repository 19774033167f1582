/// Who may run, and who waits: the bookkeeping of `flatten(maxConcurrent:)`.
final class Admission<Value>: Sendable {
  private struct State {
    var active = Bag<ActiveSignal>()
    let queued = FirstInFirstOut<Signal<Value>>()
    var endedWhileStarting = 0
    var sourceIsOver = false

    var isOver: Bool {
      sourceIsOver && queued.isEmpty && active.count == endedWhileStarting
    }
  }

  /// What is to be done next.
  enum Turn {
    case start(Signal<Value>, CompoundDisposable, Bag<ActiveSignal>.Token)
    case wait
    case complete
  }

  private let limit: Int
  private let state = Locked(State())

  init(limit: Int) { self.limit = limit }

  /// Lets a signal run if there is room, and otherwise wait.
  func admit(_ signal: Signal<Value>) -> Turn {
    state.withLock { state in
      if state.active.count < limit, state.queued.isEmpty {
        return start(signal, &state)
      }
      state.queued.append(signal)
      return .wait
    }
  }

  /// Notes that a signal's subscription is in place, and lets the first in the queue run.
  ///
  /// A signal that has ended while it was subscribed leaves now, and makes room.
  func confirmStart(of token: Bag<ActiveSignal>.Token) -> Turn {
    state.withLock { state in
      let hasEnded = state.active.update(token) { active in
        active.isStarting = false
        return active.hasEnded
      }
      if hasEnded == true {
        state.active.remove(token)
        state.endedWhileStarting -= 1
      }
      return next(&state)
    }
  }

  /// Notes an end, and lets the first in the queue run in its place.
  ///
  /// A signal that ends while it is subscribed has to wait for ``confirmStart(of:)``.
  func end(_ token: Bag<ActiveSignal>.Token) -> Turn {
    state.withLock { state in
      let isStarting = state.active.update(token) { active in
        active.hasEnded = true
        return active.isStarting
      }
      guard isStarting == false else {
        if isStarting == true { state.endedWhileStarting += 1 }
        return state.isOver ? .complete : .wait
      }
      state.active.remove(token)
      return next(&state)
    }
  }

  private func next(_ state: inout State) -> Turn {
    if state.active.count < limit, let signal = state.queued.popFirst() {
      return start(signal, &state)
    }
    return state.isOver ? .complete : .wait
  }

  private func start(_ signal: Signal<Value>, _ state: inout State) -> Turn {
    let subscription = CompoundDisposable()
    return .start(
      signal, subscription, state.active.insert(ActiveSignal(subscription: subscription)))
  }

  /// Notes that no more signals will come, and says whether that was the last thing to wait for.
  func endSource() -> Bool {
    state.withLock { state in
      state.sourceIsOver = true
      return state.isOver
    }
  }

  /// Disposes what runs, and forgets what waits.
  func close() {
    let last = state.withLock { state in
      defer { state = State(sourceIsOver: state.sourceIsOver) }
      return state
    }
    for active in last.active.elements { active.element?.subscription.dispose() }
  }
}

/// A signal that was admitted; it may end before its subscription is in place.
struct ActiveSignal {
  let subscription: CompoundDisposable
  var isStarting = true
  var hasEnded = false
}
