/// How deep the calls of one thread have nested, and what waits until they have gone back.
///
/// Each stage of a chain works inside the one before, so subscribing or releasing a hundred thousand of
/// them would fill the stack. Once half of it is used both go on in a loop: see ``Postponed`` and
/// ``ReleaseLoop``. What cannot be postponed runs on a larger stack.
final class Nesting {
  let subscriptions = Postponed()
  // Only one thread uses it.
  var releases = ReleaseLoop.Work()
  private var stack = Stack()
  private var isOnLargerStack = false

  /// Does `work`, and what it has postponed on this thread, before it returns.
  static func begin(_ work: () -> Void) {
    if makesRoom(for: { begin(work) }) { return }
    withCurrent { $0.subscriptions.begin(work) }
  }

  /// Whether the calls of this thread have nested so deep that what can wait should.
  @inline(__always)
  static var isDeep: Bool { withCurrent { $0.stack.isHalfUsed } }

  /// Leaves a subscription to the call that began, on this thread: see ``Postponed``.
  static func postpone(_ work: @escaping () -> Void) {
    withCurrent { $0.subscriptions.leave(work) }
  }

  /// Does `work` on a larger stack if the calls of this thread have nested deep, and returns whether it
  /// did.
  ///
  /// Else the caller does it, with no call of ours in between.
  @inline(__always)
  static func makesRoom(for work: () -> Void) -> Bool {
    isDeep && withCurrent { $0.goesOn(with: work) }
  }

  @inline(never)
  private func goesOn(with work: () -> Void) -> Bool {
    guard !isOnLargerStack, let larger = LargerStack(than: stack) else { return false }
    let own = stack
    (stack, isOnLargerStack) = (larger.bounds, true)
    larger.perform(work)
    (stack, isOnLargerStack) = (own, false)
    return true
  }

  /// Looks at the nesting of the calling thread.
  @inline(__always)
  static func withCurrent<Result>(_ body: (Nesting) -> Result) -> Result {
    local.withCurrent(body)
  }

  private static let local = ThreadLocal { Nesting() }
}
