/// A signal of the values that have the same key.
///
/// RAC: `RACGroupedSignal`.
public final class GroupedSignal<Key, Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: the key never changes.

  /// The key that all values of this signal share.
  public let key: Key

  init(key: Key) {
    self.key = key
    super.init()
  }
}
