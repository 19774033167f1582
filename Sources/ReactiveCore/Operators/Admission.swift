/// Who may run, and who waits: the bookkeeping of `flatten(maxConcurrent:)`.
///
/// It knows signals only as objects, so that it is compiled once and not for each type of value.
final class Admission: Sendable {
  private struct State {
    var active = Bag<Active>()
    var queued = FirstInFirstOut<AnyObject>()
    var endedWhileStarting = 0
    var sourceIsOver = false

    var isOver: Bool { sourceIsOver && active.count == endedWhileStarting && queued.isEmpty }
  }

  /// A signal that was admitted; it may end before its subscription is in place.
  struct Active {
    let subscription: CompoundDisposable
    var isStarting = true
    var hasEnded = false
  }

  private let limit: Int
  private let state = Locked(State())

  init(limit: Int) { self.limit = limit }

  /// Whether nothing runs, nothing waits, and nothing more can come.
  var isOver: Bool { state.withLock { $0.isOver } }

  func enqueue(_ signal: AnyObject) {
    state.withLock { $0.queued.append(signal) }
  }

  /// Lets the first in the queue run, if there is room.
  func admitNext() -> (signal: AnyObject, CompoundDisposable, Bag<Active>.Token)? {
    state.withLock { state in
      guard state.active.count < limit, let signal = state.queued.popFirst() else { return nil }
      let subscription = CompoundDisposable()
      return (signal, subscription, state.active.insert(Active(subscription: subscription)))
    }
  }

  /// Notes that the subscription is in place; one that has ended meanwhile leaves now.
  func confirmStart(of token: Bag<Active>.Token) {
    state.withLock { state in
      let hasEnded = state.active.update(token) { active in
        active.isStarting = false
        return active.hasEnded
      }
      if hasEnded == true {
        state.active.remove(token)
        state.endedWhileStarting -= 1
      }
    }
  }

  /// Notes an end, and tells whether its room can be given to another right now.
  func end(_ token: Bag<Active>.Token) -> Bool {
    state.withLock { state in
      let isStarting = state.active.update(token) { active in
        active.hasEnded = true
        return active.isStarting
      }
      if isStarting == true { state.endedWhileStarting += 1 }
      if isStarting != false { return false }
      state.active.remove(token)
      return true
    }
  }

  /// Notes that no more signals will come, and tells whether that was the last thing to wait for.
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
