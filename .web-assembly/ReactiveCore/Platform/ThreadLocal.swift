/// The object of the one thread.
struct ThreadLocal<Object: AnyObject>: @unchecked Sendable {  // Sendable: there is one thread.
  let current: Object

  init(_ make: () -> Object) { current = make() }

  @inline(__always)
  func withCurrent<Result>(_ body: (Object) -> Result) -> Result { body(current) }
}
