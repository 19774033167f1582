/// A container for one disposable, which can be replaced.
///
/// Replacing doesn't dispose the previous disposable. ``swap(_:)`` returns it, and the caller
/// decides. Disposing the container disposes its content, and everything that is put into it later.
///
/// RAC: `RACSerialDisposable`.
public final class SerialDisposable: Disposable, @unchecked Sendable {
  // Sendable: `lock` guards `current`.
  private var current: Disposable?

  /// Creates an empty container.
  public override init() { super.init() }

  /// Creates a container for a disposable that runs `action`.
  public override init(_ action: @escaping () -> Void) {
    current = Disposable(action)
    super.init()
  }

  /// The disposable in the container, or `nil` if there is none or the container is disposed.
  ///
  /// Setting it releases the previous disposable without disposing it. To dispose that too, call
  /// `swap(_:)?.dispose()`.
  public var disposable: Disposable? {
    get { lock.withLock { current } }
    set { _ = swap(newValue) }
  }

  /// Returns whether `disposable` is in the container.
  func holds(_ disposable: Disposable) -> Bool { lock.withLock { current === disposable } }

  /// Replaces the disposable in the container, and returns the previous one without disposing it.
  @discardableResult
  public func swap(_ disposable: Disposable?) -> Disposable? {
    let (previous, isLate) = lock.withLock { () -> (Disposable?, Bool) in
      if isDisposed { return (nil, true) }
      defer { current = disposable }
      return (current, false)
    }
    if isLate { disposable?.dispose() }
    return previous
  }

  override func performAction() { lock.withLock { replace(&current, with: nil) }?.dispose() }
}
