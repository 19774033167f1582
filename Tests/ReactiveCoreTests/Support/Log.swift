import ReactiveCore

/// A list to which several threads may add lines.
final class Log: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: [String] = []

  var lines: [String] { mutex.withLock { storage } }

  var count: Int { lines.count }

  func add(_ line: String) {
    mutex.withLock { storage.append(line) }
  }

  /// Returns the lines, and removes them from the log.
  func takeLines() -> [String] {
    mutex.withLock {
      defer { storage = [] }
      return storage
    }
  }

  /// Returns a disposable that adds `line` when it is disposed.
  func disposable(_ line: String) -> Disposable {
    Disposable { self.add(line) }
  }

  /// Subscribes to a signal, and adds a line for each event.
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
  /// The events that the signal sends before `subscribe` returns, one per line.
  var syncLines: [String] {
    let log = Log()
    log.record(self).dispose()
    return log.lines
  }
}
