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

  /// Whether calls have nested so deep that what goes should be left with the thread.
  @inline(__always)
  static var isNeeded: Bool { Nesting.isDeep }

  private var isUsed = false

  /// Keeps what `holder` captures until its owner has gone.
  mutating func hold(_ holder: @escaping () -> Void) {
    isUsed = true
    Nesting.withCurrent { $0.releases.contents.append(holder) }
  }

  deinit {
    if isUsed { Nesting.withCurrent { Self.run(in: $0) } }
  }

  private static func run(in nesting: Nesting) {
    if nesting.releases.isRunning { return }
    nesting.releases.isRunning = true
    while nesting.releases.contents.popLast() != nil {}
    nesting.releases.isRunning = false
  }
}
