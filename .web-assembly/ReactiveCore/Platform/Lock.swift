/// Guards nothing, as there is one thread.
struct Lock: ~Copyable {
  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result { body() }
}
