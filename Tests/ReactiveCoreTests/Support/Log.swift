import ReactiveCore

/// What happened, line by line, on whichever thread.
final class Log: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: [String] = []

  /// The lines so far, in order.
  var lines: [String] { mutex.withLock { storage } }

  var count: Int { lines.count }

  func add(_ line: String) {
    mutex.withLock { storage.append(line) }
  }

  /// The lines since the last call.
  func takeLines() -> [String] {
    mutex.withLock {
      defer { storage = [] }
      return storage
    }
  }

  /// A disposable that writes `line` when it is disposed.
  func disposable(_ line: String) -> Disposable {
    Disposable { self.add(line) }
  }

  /// Subscribes, and writes each event as one line.
  @discardableResult
  func record<Value>(_ signal: Signal<Value>, as name: String? = nil) -> Disposable {
    let prefix = name.map { $0 + " " } ?? ""
    return signal.subscribe(
      next: { self.add("\(prefix)\($0)") },
      error: { self.add("\(prefix)error \($0)") },
      completed: { self.add("\(prefix)completed") })
  }
}

extension Signal {
  /// What the signal sends while it is being subscribed, one line an event.
  var syncLines: [String] {
    let log = Log()
    log.record(self).dispose()
    return log.lines
  }
}
