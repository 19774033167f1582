import Synchronization

/// Storage for an object that is created when first needed, and released with its owner.
///
/// Only one thread at a time may create the object. Any thread may check whether it exists, and the
/// check is as fast as a check for `nil`.
struct OnDemand<Object: AnyObject>: ~Copyable {
  private let reference = Atomic<Unmanaged<Object>?>(nil)

  deinit { reference.load(ordering: .acquiring)?.release() }

  /// The object, or `nil` if it has not been created yet.
  @inline(__always)
  var existing: Object? { reference.load(ordering: .acquiring)?.takeUnretainedValue() }

  borrowing func get(orCreate create: () -> Object) -> Object {
    if let existing { return existing }
    let object = create()
    reference.store(.passRetained(object), ordering: .releasing)
    return object
  }
}
