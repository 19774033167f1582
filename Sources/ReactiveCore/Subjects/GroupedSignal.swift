/// The values of a signal that have one key in common.
///
/// RAC: `RACGroupedSignal`.
public final class GroupedSignal<Key, Value>: Subject<Value>, @unchecked Sendable {
  // Sendable: the key never changes.

  /// What the values have in common.
  public let key: Key

  init(key: Key) {
    self.key = key
    super.init()
  }
}
