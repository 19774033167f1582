#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Storage for one object per thread, created on first use and released when the thread ends.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t
  private let make: @Sendable () -> Object

  package init(_ make: @escaping @Sendable () -> Object) {
    self.make = make
    var key = pthread_key_t()
    pthread_key_create(&key) { object in
      // The system calls this when the thread ends. On Linux, the parameter is optional.
      let object: UnsafeMutableRawPointer? = object
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    self.key = key
  }

  /// The object of the calling thread.
  package var current: Object { withCurrent { $0 } }

  /// Calls `body` with the object of the calling thread, without retaining it.
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
