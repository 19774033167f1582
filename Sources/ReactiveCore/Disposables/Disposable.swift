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
    release()
    return true
  }

  /// Runs the action; what holds others disposes them here.
  func release() {
    guard let action else { return }
    self.action = nil
    action()
  }
}
