/// Work that can be called off, or a resource that can be given back, once.
///
/// ```swift
/// let timer = Disposable { clock.stop() }
/// timer.dispose()  // stops the clock
/// timer.dispose()  // does nothing
/// ```
///
/// Dropping a disposable does not dispose it: see ``ScopedDisposable``.
///
/// RAC: `RACDisposable`. Keeps DISP-BASE-1…6.
public class Disposable: @unchecked Sendable {  // Sendable: whoever sets `disposed` owns `action`.
  @usableFromInline let disposed = Flag()
  let lock = Lock()  // For what subclasses add; it fits in beside the flag.
  @exclusivity(unchecked) private var action: (() -> Void)?

  /// Creates a disposable that only remembers whether it was disposed.
  public init() {}

  /// Creates a disposable that runs `action` when it is disposed, and then forgets it.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Whether `dispose()` was called; already true while the action runs.
  @inlinable
  public final var isDisposed: Bool { disposed.isSet }

  /// A new scope around this disposable.
  public var scoped: ScopedDisposable { ScopedDisposable(self) }

  /// Runs the action, the first time; later and concurrent calls do nothing.
  public final func dispose() {
    _ = disposeFirst()
  }

  /// Disposes, and returns whether this call was the first.
  final func disposeFirst() -> Bool {
    if isDisposed || !disposed.set() { return false }
    var pending: [Disposable] = []
    runActions(pending: &pending)
    // A chain of a hundred thousand disposables is walked here, not on the stack.
    while let next = pending.popLast() {
      if next.disposed.set() { next.runActions(pending: &pending) }
    }
    return true
  }

  /// Does the work of `dispose()`; disposables that are to follow go on `pending`, the first one last.
  func runActions(pending: inout [Disposable]) {
    guard let action else { return }
    self.action = nil
    action()
  }

  /// Moves what this one holds to `pending`, the first of it last; runs nothing.
  func handOver(to pending: inout [Disposable]) {}

  /// Lets go of what this one holds, undisposed.
  ///
  /// A `deinit` that did nothing would go down a chain by recursion, and a long one fills the stack.
  final func releaseIteratively() {
    var pending: [Disposable] = []
    handOver(to: &pending)
    while var next = pending.popLast() {
      if isKnownUniquelyReferenced(&next) { next.handOver(to: &pending) }
    }
  }
}
