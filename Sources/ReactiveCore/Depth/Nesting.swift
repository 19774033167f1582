/// How deep the calls of one thread have nested, and what waits until they have gone back.
///
/// Each stage of a chain works inside the one before, so subscribing or releasing a hundred thousand of
/// them would fill the stack. Once half of it is used both go on in a loop: see ``Postponed`` and
/// ``ReleaseLoop``.
final class Nesting {
  let subscriptions = Postponed()
  // One thread alone comes here, and never twice at once.
  @exclusivity(unchecked) var releases = ReleaseLoop.Work()
  private let stack = Stack()

  /// Whether the calls have nested so deep that what can wait should.
  @inline(__always)
  var isDeep: Bool { stack.isHalfUsed }

  /// Looks at the nesting of the calling thread.
  @inline(__always)
  static func withCurrent<Result>(_ body: (Nesting) -> Result) -> Result {
    local.withCurrent(body)
  }

  private static let local = ThreadLocal { Nesting() }
}
