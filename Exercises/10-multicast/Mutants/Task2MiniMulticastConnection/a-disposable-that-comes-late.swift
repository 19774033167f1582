// Misconception: What connect() returns is the subscription, and there is none before the source has returned it. See *Four steps*, page 04.
// Varies: one thread writes the disposable while others read it, and what they find is a matter of luck.

final class MiniMulticastConnection<Value> {
  let signal: MiniSignal<Value>

  private let source: MiniSignal<Value>
  private let subject: MiniSubject<Value>
  private let hasConnected = Guarded(false)
  private var connection = MiniDisposable()

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
      connection = source.subscribe(
        next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted)
    }
    return connection
  }
}
