// Misconception: A Bool is so small that two threads cannot get in each other's way. See *Two tills*, page 12.
// Varies: whether two threads collide is a matter of luck.
final class MiniMulticastConnection<Value> {
  let signal: MiniSignal<Value>

  private let source: MiniSignal<Value>
  private let subject: MiniSubject<Value>
  private var hasConnected = false
  private let connection = MiniDisposable()

  init(source: MiniSignal<Value>, subject: MiniSubject<Value>) {
    self.source = source
    self.subject = subject
    signal = subject
  }

  @discardableResult
  func connect() -> MiniDisposable {
    let isFirst = !hasConnected
    hasConnected = true
    if isFirst {
      connection.add(
        source.subscribe(
          next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted))
    }
    return connection
  }
}
