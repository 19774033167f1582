import Synchronization

/// An object that is created when it is first needed, and released with its owner.
///
/// Only one thread at a time may create it. Checking whether it exists is safe on any thread, and
/// as fast as a check for `nil`.
struct OnDemand<Object: AnyObject>: ~Copyable {
  private let reference = Atomic<Unmanaged<Object>?>(nil)

  deinit { reference.load(ordering: .acquiring)?.release() }

  /// The object, or `nil` if it was not needed yet.
  @inline(__always)
  var ifMade: Object? { reference.load(ordering: .acquiring)?.takeUnretainedValue() }

  borrowing func get(orMake make: () -> Object) -> Object {
    if let ifMade { return ifMade }
    let object = make()
    reference.store(.passRetained(object), ordering: .releasing)
    return object
  }
}
