/// An object that is counted while it lives.
///
/// Let a closure capture a probe, and the count tells whether the closure still exists.
final class Probe: Sendable {
  private let living: Counter

  init(in living: Counter) {
    self.living = living
    living.increment()
  }

  deinit { living.decrement() }

  /// Does nothing; a closure that calls it captures the probe.
  func touch() {}

  /// Hands a new probe to `body`, and keeps none itself.
  @discardableResult
  static func lend<Result>(in living: Counter, to body: (Probe) -> Result) -> Result {
    body(Probe(in: living))
  }
}
