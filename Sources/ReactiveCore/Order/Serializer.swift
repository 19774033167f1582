/// Lets one thread at a time into handlers that call out, each with its own events, in turn.
///
///     thread 1  left(1) ── inside ────────┐
///     thread 2       right(A) ── waits ────┴─ inside
///
/// Each thread does its own work and nobody else's: it waits for the one inside, and after that for
/// those that came before. A call from inside, on the same thread, runs at once and nested.
///
/// Two operators that feed each other from two threads would wait for each other without end:
///
///     thread 1  inside of A ── sends to B, where thread 2 is
///     thread 2  inside of B ── sends to A, where thread 1 is
///
/// The second to come does not wait. It defers its call, and the thread inside runs it on its way out.
/// So the library's own locks never deadlock each other. A lock of the caller's own, held while sending,
/// can: do not hold one.
class Serializer: @unchecked Sendable {  // Sendable: the lock guards what is done inside.
  private let turn = RecursiveLock()
  // Written while the thread inside sleeps; that thread reads it when it has woken up.
  @exclusivity(unchecked) private var deferred: [() -> Void] = []

  /// Does `work` when it is this thread's turn, or defers `makeCall()` to the thread inside if that one
  /// waits for this one.
  @inline(__always)
  final func perform(_ work: () -> Void, orDefer makeCall: () -> () -> Void) {
    guard turn.enterUnlessDeadlock() else { return deferred.append(makeCall()) }
    work()
    if !deferred.isEmpty, turn.isOutermost { runDeferredCalls() }
    turn.leave()
  }

  /// Does `work`, for one inside, when all calls of this thread that it may be nested in are done.
  final func performLast(_ work: @escaping () -> Void) {
    if turn.isOutermost { work() } else { deferred.append(work) }
  }

  @inline(never)
  private func runDeferredCalls() {
    while !deferred.isEmpty {
      for call in replace(&deferred, with: []) { call() }
    }
  }
}

extension Serializer {
  /// A form of `handler` that runs one at a time with all others of this serializer.
  final func serialize<Input>(_ handler: @escaping (Input) -> Void) -> (Input) -> Void {
    { input in self.perform({ handler(input) }, orDefer: { { handler(input) } }) }
  }

  /// A form of `handler` that runs one at a time with all others of this serializer.
  final func serialize(_ handler: @escaping () -> Void) -> () -> Void {
    { self.perform(handler, orDefer: { handler }) }
  }
}
