// Misconception: A listener wants the values; the end of the source is its own affair. See *Publish*, page 10.
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
      connection.add(source.subscribe(next: subject.sendNext))
    }
    return connection
  }
}
