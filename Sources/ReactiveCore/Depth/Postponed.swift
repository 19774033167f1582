/// Subscriptions that wait, because the chain is longer than the stack is deep.
///
/// A signal subscribes to its source, that one to its own, and so on: each stage nests in the one
/// before. Once half of the stack is used the next stage waits here, until the call that began
/// the chain has the stack to itself again:
///
///     begin ─ stage ─ stage ─ … ─ stage (half used)
///     begin ◂───────────────────────── goes back
///     begin ─ stage ─ stage ─ … ─ stage
///
/// A shorter chain never comes here.
final class Postponed {
  // Only one thread uses it.
  private var waiting: [() -> Void] = []
  private var loops = 0

  /// Does `work`, and then all that it has left here, before it returns.
  @inline(__always)
  func begin(_ work: () -> Void) {
    let before = waiting.count
    loops += 1
    work()
    if waiting.count > before { finish(after: before) }
    loops -= 1
  }

  /// Leaves `work` to the call that began, or begins with it where no call has.
  @inline(never)
  func leave(_ work: @escaping () -> Void) {
    if loops > 0 { waiting.append(work) } else { begin(work) }
  }

  /// Does what came after the first `count` pieces, in the order in which it would have nested.
  @inline(never)
  private func finish(after count: Int) {
    waiting[count...].reverse()
    while waiting.count > count {
      let work = waiting.removeLast()
      let rest = waiting.count
      work()
      waiting[rest...].reverse()
    }
  }
}
