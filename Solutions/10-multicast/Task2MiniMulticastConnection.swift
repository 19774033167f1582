/// One subscription to a source, shared by all subscribers of `signal`.
///
/// The lock isn't held while the source starts: a source may be slow, and a subscriber may call
/// `connect()` when it gets the first value.
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
