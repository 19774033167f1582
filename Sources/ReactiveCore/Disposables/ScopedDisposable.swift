/// A disposable that disposes itself when its last reference is released.
///
/// RAC: `RACScopedDisposable`.
public final class ScopedDisposable: Disposable, @unchecked Sendable {
  // Sendable: it adds no state to `Disposable`.

  /// Creates a disposable that runs `action` when it is disposed or released.
  public override init(_ action: @escaping () -> Void) { super.init(action) }

  /// Creates a wrapper that disposes `disposable` when the wrapper is disposed or released.
  public convenience init(_ disposable: Disposable) {
    self.init { disposable.dispose() }
  }

  /// This disposable.
  public override var scoped: ScopedDisposable { self }

  deinit { dispose() }
}
