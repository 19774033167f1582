// Misconception: It has connected when the source is subscribed, so the flag is set after that. See *A send inside a send*, page 08.
// Varies: how often two threads collide is a matter of luck.
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
    if isFirst {
      connection.add(
        source.subscribe(
          next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted))
      hasConnected.withLock { $0 = true }
    }
    return connection
  }
}
