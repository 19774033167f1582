/// A record of a property that a signal is bound to.
///
/// While a record exists, the library rejects a second signal for the same property.
final class BoundProperty: Sendable {
  private static let all = Locked<[Key: BoundProperty]>([:])

  private let ownerIsAlive: @Sendable () -> Bool

  private init(ownerIsAlive: @escaping @Sendable () -> Bool) { self.ownerIsAlive = ownerIsAlive }

  /// Reserves a property until the returned disposable is disposed.
  ///
  /// Returns `nil` if the property is already reserved.
  static func claim(
    _ keyPath: AnyKeyPath, of object: some AnyObject
  ) -> Disposable? {
    let key = Key(object: ObjectIdentifier(object), keyPath: keyPath)
    let owner = WeakReference(object)
    let property = BoundProperty { owner.isAlive }
    // Ignore the record of a deallocated object, because a new object may have the same identifier.
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
