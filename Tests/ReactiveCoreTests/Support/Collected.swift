/// A list to which several threads may add values.
final class Collected<Value>: @unchecked Sendable {  // Sendable: `mutex` guards `storage`.
  private let mutex = Mutex()
  private var storage: [Value] = []

  var values: [Value] { mutex.withLock { storage } }

  func add(_ value: Value) {
    mutex.withLock { storage.append(value) }
  }
}
