// Misconception: If each use of the flag has the lock, all uses together are safe. See *Two tills*, page 12.
// Varies: whether two threads collide is a matter of luck.
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
    let isFirst = hasConnected.withLock { !$0 }
    hasConnected.withLock { $0 = true }
    if isFirst {
      connection.add(
        source.subscribe(
          next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted))
    }
    return connection
  }
}
