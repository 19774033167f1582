final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // Sendable: a weak reference can be read on any thread, and is never changed.
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }

  var isAlive: Bool { object != nil }
}
