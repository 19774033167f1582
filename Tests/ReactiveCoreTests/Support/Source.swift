import ReactiveCore

/// A source that a test drives, and that counts its subscriptions.
///
/// Unlike a subject, the source records each disposal, in `disposals` and in `log`.
final class Source<Value>: @unchecked Sendable {  // Sendable: `mutex` guards `subscribers`.
  private let mutex = Mutex()
  private var subscribers: [Int: Subscriber<Value>] = [:]
  private let subscribed = Counter()
  private let disposed = Counter()
  private let name: String
  private let log: Log?

  init(_ name: String = "source", log: Log? = nil) {
    self.name = name
    self.log = log
  }

  var subscriptions: Int { subscribed.value }
  var disposals: Int { disposed.value }

  /// A new cold signal that this source drives.
  var signal: Signal<Value> {
    Signal { subscriber in
      let number = self.subscribed.increment()
      self.log?.add("subscribe \(self.name)")
      self.mutex.withLock { self.subscribers[number] = subscriber }
      return Disposable {
        self.disposed.increment()
        self.log?.add("dispose \(self.name)")
        _ = self.mutex.withLock { self.subscribers.removeValue(forKey: number) }
      }
    }
  }

  func sendNext(_ value: Value) { current.forEach { $0.sendNext(value) } }
  func sendError(_ error: any Error) { current.forEach { $0.sendError(error) } }
  func sendCompleted() { current.forEach { $0.sendCompleted() } }

  private var current: [Subscriber<Value>] {
    mutex.withLock { subscribers.sorted { $0.key < $1.key }.map(\.value) }
  }
}
