/// A handle that cancels work or releases a resource, at most once.
///
/// ```swift
/// let timer = Disposable { clock.stop() }
/// timer.dispose()  // stops the clock
/// timer.dispose()  // does nothing
/// ```
///
/// Releasing a disposable doesn't dispose it, unless it's a ``ScopedDisposable``.
///
/// RAC: `RACDisposable`.
public class Disposable: @unchecked Sendable {
  // Sendable: only the call that sets `disposed` uses `action`.
  @usableFromInline let disposed = Flag()
  let lock = Lock()  // Guards the state of subclasses.
  private var action: (() -> Void)?

  /// Creates a disposable that only records that it was disposed.
  public init() {}

  /// Creates a disposable that runs `action` when it's disposed, and then releases the closure.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// A Boolean value that indicates whether `dispose()` was called.
  ///
  /// The value is already `true` while the action runs.
  @inlinable
  public final var isDisposed: Bool { disposed.isSet }

  /// A wrapper that disposes this disposable when the wrapper is disposed or deallocated.
  public var scoped: ScopedDisposable { ScopedDisposable(self) }

  /// Runs the action on the first call.
  ///
  /// Later calls do nothing, even if the action is still running.
  public final func dispose() {
    _ = disposeFirst()
  }

  /// Disposes this object, and returns whether this call was the first.
  final func disposeFirst() -> Bool {
    if isDisposed || !disposed.set() { return false }
    performAction()
    return true
  }

  /// Runs the action.
  ///
  /// Subclasses override this method to release their resources.
  func performAction() {
    guard let action else { return }
    self.action = nil
    action()
  }
}
