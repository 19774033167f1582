/// Many disposables that are disposed as one, in the order in which they were added.
///
/// What is added after the end is disposed at once. Children are disposed outside the lock, so a
/// child may come back to its parent.
///
/// RAC: `RACCompoundDisposable`.
public final class CompoundDisposable: Disposable, @unchecked Sendable {
  // Sendable: `lock` guards `children`.
  private var children = Children.none

  /// Creates a compound without children.
  public override init() { super.init() }

  /// Creates a compound whose first child runs `action`.
  public override init(_ action: @escaping () -> Void) {
    children = .one(Disposable(action))
    super.init()
  }

  /// Creates a compound of one child.
  init(_ child: Disposable) {
    children = .one(child)
    super.init()
  }

  /// Creates a compound of `children`.
  public init(_ children: [Disposable]) {
    super.init()
    for child in children { self.children = self.children.adding(child) }
  }

  /// Adds a child, or disposes it at once when this compound is disposed already.
  public func add(_ child: Disposable?) {
    guard let child, !child.isDisposed else { return }
    precondition(child !== self, "A compound disposable cannot contain itself.")
    let isLate = lock.withLock {
      let isLate = isDisposed
      if !isLate { children = children.adding(child) }
      return isLate
    }
    if isLate { child.dispose() }
  }

  /// Takes a child out and leaves it as it is.
  public func remove(_ child: Disposable?) {
    guard let child else { return }
    lock.withLock { children = children.removing(child) }
  }

  /// Adds a subscription that leaves when it is over, so that what has a long life does not grow.
  func add(untilOver subscription: CompoundDisposable) {
    add(subscription)
    // Weak, as another thread that disposes this one may come here when the subscription has been released.
    subscription.add(Disposable { [weak subscription] in self.remove(subscription) })
  }

  override func release() {
    let last = lock.withLock {
      defer { children = .none }
      return children
    }
    switch last {
    case .none: break
    case .one(let child): child.dispose()
    case .few(let children): for child in children { child.dispose() }
    case .many(let set): for child in set.inOrder { child.dispose() }
    }
  }
}
