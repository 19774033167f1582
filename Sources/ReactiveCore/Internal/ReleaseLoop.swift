/// Lets a long chain go in a loop, where each stage would let go of the next from within.
///
/// A stage is held by the closures of the one before, so the end of a chain nests as deep as the chain
/// is long. Once half of the stack is used, an object that goes leaves its closures with the thread.
/// The first one to do so releases them when it is gone itself:
///
///     stage ─ stage ─ … ─ stage (half used) ─┐
///                           ▴ next ◂─────────┤ one after the other, as each leaves the next here
///                           ▴ next ◂─────────┘
///
/// It is the last stored property of its owner: properties go in order, so that its `deinit` comes after
/// the closures have been let go.
struct ReleaseLoop: ~Copyable {
  /// What one thread has still to release.
  struct Work {
    fileprivate var contents: [() -> Void] = []
    fileprivate var isRunning = false
  }

  /// Keeps what `makeHolder` captures for the loop, if calls have nested deep.
  @inline(__always)
  static func holdIfDeep(_ makeHolder: () -> () -> Void) {
    ThreadContext.withCurrent { context in
      if context.stack.isHalfUsed { context.releases.contents.append(makeHolder()) }
    }
  }

  deinit {
    ThreadContext.withCurrent { context in
      if !context.releases.contents.isEmpty { Self.run(in: context) }
    }
  }

  private static func run(in context: ThreadContext) {
    if context.releases.isRunning { return }
    context.releases.isRunning = true
    while context.releases.contents.popLast() != nil {}
    context.releases.isRunning = false
  }
}
