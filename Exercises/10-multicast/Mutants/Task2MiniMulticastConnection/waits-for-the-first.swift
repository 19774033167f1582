// Misconception: The lock has to be held until the source is subscribed, as that is what it protects. See *Waiting*, page 12.
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
    hasConnected.withLock { hasConnected in
      if hasConnected { return }
      hasConnected = true
      connection.add(
        source.subscribe(
          next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted))
    }
    return connection
  }
}
