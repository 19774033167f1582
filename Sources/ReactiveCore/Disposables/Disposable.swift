/// A handle that cancels work or releases a resource, at most once.
///
/// ```swift
/// let timer = Disposable { clock.stop() }
/// timer.dispose()  // stops the clock
/// timer.dispose()  // does nothing
/// ```
///
/// Releasing a disposable doesn't dispose it. A ``ScopedDisposable`` does that.
///
/// RAC: `RACDisposable`.
public class Disposable: @unchecked Sendable {  // Sendable: setting `disposed` claims `action`.
  @usableFromInline let disposed = Flag()
  let lock = Lock()  // For subclasses; it shares a word of memory with the flag.
  private var action: (() -> Void)?

  /// Creates a disposable without an action, which only records that it was disposed.
  public init() {}

  /// Creates a disposable that runs `action` when it is disposed, and then releases it.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// A Boolean value that indicates whether `dispose()` was called.
  ///
  /// It's already `true` while the action runs.
  @inlinable
  public final var isDisposed: Bool { disposed.isSet }

  /// A new disposable that disposes this one when it is released.
  public var scoped: ScopedDisposable { ScopedDisposable(self) }

  /// Runs the action on the first call; later and concurrent calls do nothing.
  public final func dispose() {
    _ = disposeFirst()
  }

  /// Disposes, and returns whether this call was the first.
  final func disposeFirst() -> Bool {
    if isDisposed || !disposed.set() { return false }
    release()
    return true
  }

  /// Runs the action.
  ///
  /// Subclasses that hold other disposables override this, and dispose them.
  func release() {
    guard let action else { return }
    self.action = nil
    action()
  }
}
