/// A property of one object that a signal is bound to.
///
/// The library knows all of them, so that it can refuse to bind a second signal.
final class BoundProperty: Sendable {
  private static let all = Locked<[Key: BoundProperty]>([:])

  private let ownerIsAlive: @Sendable () -> Bool

  private init(ownerIsAlive: @escaping @Sendable () -> Bool) { self.ownerIsAlive = ownerIsAlive }

  /// Reserves the property until the disposable is disposed; `nil` when it is reserved already.
  static func claim(
    _ keyPath: AnyKeyPath, of object: some AnyObject
  ) -> Disposable? {
    let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
    let owner = WeakReference(object)
    let property = BoundProperty { owner.isAlive }
    // An object that has gone leaves its identity to a new one.
    let isFree = all.withLock { all in
      if let other = all[key], other.ownerIsAlive() { return false }
      all[key] = property
      return true
    }
    guard isFree else { return nil }
    return Disposable {
      all.withLock { all in
        if all[key] === property { all[key] = nil }
      }
    }
  }

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
  }
}
