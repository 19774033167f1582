#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identifier of the calling thread, which is never 0.
@inline(__always)
var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    pthread_self()
  #endif
}
