/// An object that is counted while it lives.
///
/// Let a closure capture an object, and the count tells whether the closure still exists.
final class CountedObject: Sendable {
  private let living: Counter

  init(in living: Counter) {
    self.living = living
    living.increment()
  }

  deinit { living.decrement() }

  /// Does nothing; a closure that calls it captures the object.
  func touch() {}

  /// The value as it is; a closure that calls it captures the object.
  func touching<Value>(_ value: Value) -> Value { value }

  /// Hands a new object to `body`, and keeps none itself.
  @discardableResult
  static func lend<Result>(in living: Counter, to body: (CountedObject) -> Result) -> Result {
    body(CountedObject(in: living))
  }
}
