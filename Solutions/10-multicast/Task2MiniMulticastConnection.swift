/// One subscription to a source, shared by all subscribers of `signal`.
///
/// `connect()` subscribes to the source after it releases the lock. Otherwise, a slow source would
/// block other threads, and a subscriber that calls `connect()` would deadlock.
final class MiniMulticastConnection<Value> {
  let signal: MiniSignal<Value>

  private let source: MiniSignal<Value>
  private let subject: MiniSubject<Value>
  private let hasConnected = Guarded(false)
  private let connection = MiniDisposable()

  init(source: MiniSignal<Value>, subject: MiniSubject<Value>) {
    self.source = source
    self.subject = subject
    signal = subject
  }

  @discardableResult
  func connect() -> MiniDisposable {
    let isFirst = hasConnected.withLock { hasConnected in
      defer { hasConnected = true }
      return !hasConnected
    }
    if isFirst {
      connection.add(
        source.subscribe(
          next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted))
    }
    return connection
  }
}
