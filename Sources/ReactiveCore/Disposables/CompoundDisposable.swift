/// A group of disposables that are disposed together, in the order in which they were added.
///
/// A disposable that is added to a disposed group is disposed immediately. Children are disposed
/// outside the lock, so a child may call its parent.
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

  /// Adds a child, or disposes it immediately if this compound is disposed.
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

  /// Removes a child without disposing it.
  public func remove(_ child: Disposable?) {
    guard let child else { return }
    lock.withLock { children = children.removing(child) }
  }

  /// Adds a subscription, and removes it when it ends, so that a long-lived compound doesn't grow.
  func add(untilDisposed subscription: CompoundDisposable) {
    add(subscription)
    // Weak, not unowned, because another thread may release the subscription first.
    subscription.add(Disposable { [weak subscription] in self.remove(subscription) })
  }

  override func performAction() {
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
