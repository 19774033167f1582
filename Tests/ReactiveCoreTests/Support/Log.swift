import ReactiveCore

/// A list of lines to which any thread can add.
final class Log: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: [String] = []

  /// The lines so far.
  var lines: [String] { mutex.withLock { storage } }

  var count: Int { lines.count }

  func add(_ line: String) {
    mutex.withLock { storage.append(line) }
  }

  /// Returns the lines since the last call.
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
  /// The events that the signal sends during the subscription, one per line.
  var syncLines: [String] {
    let log = Log()
    log.record(self).dispose()
    return log.lines
  }
}
