/// A place for one disposable, which can be exchanged for another.
///
/// Exchanging does not dispose the one that was there: the caller gets it back and decides. Disposing
/// the place disposes what is in it, and whatever comes later at once.
///
/// RAC: `RACSerialDisposable`.
public final class SerialDisposable: Disposable, @unchecked Sendable {
  // Sendable: `lock` guards `current`.
  private var current: Disposable?

  /// Creates an empty place.
  public override init() { super.init() }

  /// Creates a place that holds a disposable which runs `action`.
  public override init(_ action: @escaping () -> Void) {
    current = Disposable(action)
    super.init()
  }

  /// The disposable in the place.
  ///
  /// It is `nil` when there is none, and after the end. Setting it forgets the one that was there, and
  /// does not dispose it; `swap(_:)?.dispose()` disposes that, too.
  public var disposable: Disposable? {
    get { lock.withLock { current } }
    set { _ = swap(newValue) }
  }

  /// Whether `disposable` is the one in the place.
  func holds(_ disposable: Disposable) -> Bool { lock.withLock { current === disposable } }

  /// Puts `disposable` in the place, and hands back the one that was there, untouched.
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

  override func release() { lock.withLock { replace(&current, with: nil) }?.dispose() }
}
