/// A disposable that disposes itself when nobody holds it any more.
///
/// RAC: `RACScopedDisposable`.
public final class ScopedDisposable: Disposable, @unchecked Sendable {
  // Sendable: it adds no state to `Disposable`.

  /// Creates a scope that runs `action` when it ends.
  public override init(_ action: @escaping () -> Void) { super.init(action) }

  /// Creates a scope that disposes `disposable` when it ends.
  public convenience init(_ disposable: Disposable) {
    self.init { disposable.dispose() }
  }

  /// The same scope.
  public override var scoped: ScopedDisposable { self }

  deinit { dispose() }
}
