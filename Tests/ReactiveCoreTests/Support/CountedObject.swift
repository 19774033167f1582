/// An object whose live instances are counted.
///
/// If a closure captures an instance, the count shows whether the closure still exists.
final class CountedObject: Sendable {
  private let living: Counter

  init(in living: Counter) {
    self.living = living
    living.increment()
  }

  deinit { living.decrement() }

  /// Does nothing; call this method in a closure that should capture the object.
  func touch() {}

  /// Returns `value`; call this method in a closure that should capture the object.
  func touching<Value>(_ value: Value) -> Value { value }

  /// Calls `body` with a new object that only `body` can retain.
  @discardableResult
  static func lend<Result>(in living: Counter, to body: (CountedObject) -> Result) -> Result {
    body(CountedObject(in: living))
  }
}
