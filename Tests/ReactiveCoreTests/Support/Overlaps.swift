/// A detector for code that two threads run at the same time.
final class Overlaps: Sendable {
  private let inside = Counter()
  private let found = Counter()

  var count: Int { found.value }

  func visit(_ body: () -> Void = {}) {
    if inside.increment() > 1 { found.increment() }
    body()
    inside.decrement()
  }
}
