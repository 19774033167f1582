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
struct Postponed {
  private var waiting: [() -> Void] = []

  @inline(__always)
  var count: Int { waiting.count }

  mutating func append(_ work: @escaping () -> Void) { waiting.append(work) }

  /// Does what came after the first `count` pieces, in the order in which it would have nested.
  @inline(never)
  static func run(in context: ThreadContext, after count: Int) {
    context.postponed.waiting[count...].reverse()
    while let work = context.postponed.popLast(after: count) {
      let rest = context.postponed.count
      work()
      context.postponed.waiting[rest...].reverse()
    }
  }

  private mutating func popLast(after count: Int) -> (() -> Void)? {
    waiting.count > count ? waiting.removeLast() : nil
  }
}
