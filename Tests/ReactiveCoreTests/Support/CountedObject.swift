/// An object whose living instances are counted.
///
/// If a closure captures one, the count shows whether the closure still exists.
final class CountedObject: Sendable {
  private let living: Counter

  init(in living: Counter) {
    self.living = living
    living.increment()
  }

  deinit { living.decrement() }

  /// Does nothing; a closure that calls it captures the object.
  func touch() {}

  /// Returns the value unchanged; a closure that calls it captures the object.
  func touching<Value>(_ value: Value) -> Value { value }

  /// Calls `body` with a new object, and doesn't retain it.
  @discardableResult
  static func lend<Result>(in living: Counter, to body: (CountedObject) -> Result) -> Result {
    body(CountedObject(in: living))
  }
}
