/// A container whose disposable can be replaced.
///
/// Replacing the disposable doesn't dispose the previous one. ``swap(_:)`` returns the previous
/// disposable, so that the caller can dispose it. Disposing the container disposes its current
/// disposable, and any that is added later.
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

  /// The disposable in the container, or `nil` if the container is empty or disposed.
  ///
  /// Setting this property releases the previous disposable without disposing it. To dispose it,
  /// call `swap(_:)?.dispose()`.
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
