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
/// RAC: `RACDisposable`.
public class Disposable: @unchecked Sendable {  // Sendable: whoever sets `disposed` owns `action`.
  @usableFromInline let disposed = Flag()
  let lock = Lock()  // For what subclasses add; it fits in beside the flag.
  private var action: (() -> Void)?

  /// Creates a disposable that only remembers whether it was disposed.
  public init() {}

  /// Creates a disposable that runs `action` when it is disposed, and then forgets it.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Whether `dispose()` was called, which is true already while the action runs.
  @inlinable
  public final var isDisposed: Bool { disposed.isSet }

  /// A new scope around this disposable.
  public var scoped: ScopedDisposable { ScopedDisposable(self) }

  /// Runs the action, unless an earlier or concurrent call does.
  public final func dispose() {
    _ = disposeFirst()
  }

  /// Disposes, and returns whether this call was the first.
  final func disposeFirst() -> Bool {
    if isDisposed || !disposed.set() { return false }
    runAllActions()
    return true
  }

  // MARK: - Chains of a hundred thousand; you can read that later

  /// Runs the action, and those of what follows it: in a loop, and not one inside of the other.
  private final func runAllActions() {
    var pending: [Disposable] = []
    var next = runActions(pending: &pending)
    while let current = replace(&next, with: nil) ?? pending.popLast() {
      if current.disposed.set() { next = current.runActions(pending: &pending) }
    }
  }

  /// Runs the action, and returns the disposable that is to follow.
  ///
  /// Mostly there is one; where there are more, the others go on `pending`, the first one last.
  func runActions(pending: inout [Disposable]) -> Disposable? {
    guard let action else { return nil }
    self.action = nil
    if !Nesting.makesRoom(for: action) { action() }
    return nil
  }

  /// Hands out what this one holds, in the same way; runs nothing.
  func handOver(to pending: inout [Disposable]) -> Disposable? { nil }

  /// Lets go of what this one holds, undisposed.
  ///
  /// A `deinit` that did nothing would go down a chain by recursion, and a long one fills the stack.
  final func releaseIteratively() {
    var pending: [Disposable] = []
    var next = handOver(to: &pending)
    while var current = replace(&next, with: nil) ?? pending.popLast() {
      if isKnownUniquelyReferenced(&current) { next = current.handOver(to: &pending) }
    }
  }
}
