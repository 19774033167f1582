#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the calling thread's stack lies, to know when calls have nested deep.
struct Stack {
  private let end: UInt
  let size: UInt

  /// A stack of `size` bytes, which grows down to `end`.
  init(end: UInt, size: UInt) { (self.end, self.size) = (end, size) }

  /// Measures the stack of the calling thread.
  init() {
    #if canImport(Darwin)
      size = UInt(pthread_get_stacksize_np(pthread_self()))
      end = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size
    #else
      var attributes = pthread_attr_t()
      var lowest: UnsafeMutableRawPointer?
      var bytes = 0
      _ = stackAttributes(of: pthread_self(), in: &attributes)
      pthread_attr_getstack(&attributes, &lowest, &bytes)
      pthread_attr_destroy(&attributes)
      (end, size) = (UInt(bitPattern: lowest), UInt(bytes))
    #endif
  }

  /// Whether more than half of it is in use.
  @inline(__always)
  var isHalfUsed: Bool { left < size / 2 }

  // What is not on this stack at all, as under a sanitizer, is far from the end by this reckoning.
  @inline(__always)
  private var left: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) &- end }
  }
}

#if !canImport(Darwin)
  // The C library has it, and its header shows it to GNU's own C only.
  @_silgen_name("pthread_getattr_np")
  private func stackAttributes(
    of thread: pthread_t, in attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> Int32
#endif
