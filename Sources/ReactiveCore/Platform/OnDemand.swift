import Synchronization

/// An object that is made when it is first needed; it goes with its owner.
///
/// Threads that need it take turns. To ask whether it is there takes none, and is as quick as a `nil` is.
struct OnDemand<Object: AnyObject>: ~Copyable {
  private let reference = Atomic<Unmanaged<Object>?>(nil)

  deinit { reference.load(ordering: .acquiring)?.release() }

  /// The object, if it was ever needed.
  @inline(__always)
  var ifMade: Object? { reference.load(ordering: .acquiring)?.takeUnretainedValue() }

  borrowing func get(orMake make: () -> Object) -> Object {
    if let ifMade { return ifMade }
    let object = make()
    reference.store(.passRetained(object), ordering: .releasing)
    return object
  }
}
