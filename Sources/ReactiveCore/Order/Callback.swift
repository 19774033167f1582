/// A callback that is called where it lies, uncounted: it must not be exchanged while it runs.
struct Callback<Value>: ~Copyable {
  private let body: ((Value) -> Void)?

  init(_ body: ((Value) -> Void)?) { self.body = body }

  @inline(__always)
  borrowing func call(_ value: Value) { body?(value) }
}
