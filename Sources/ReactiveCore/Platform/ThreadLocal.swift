#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One object for each thread, which is made when the thread first asks for it and goes with it.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Object

  package init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
    var key = pthread_key_t()
    pthread_key_create(&key) { object in
      // The system hands the object over when its thread ends; Linux says it may be nil.
      let object: UnsafeMutableRawPointer? = object
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    self.key = key
  }

  /// The calling thread's own object.
  package var current: Object { withCurrent { $0 } }

  /// Looks at the calling thread's own object without counting the look.
  @inline(__always)
  func withCurrent<Result>(_ body: (Object) -> Result) -> Result {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Object>.fromOpaque(known)._withUnsafeGuaranteedRef(body)
    }
    let object = make()
    pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
    return body(object)
  }
}
