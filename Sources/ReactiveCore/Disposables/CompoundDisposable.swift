/// Many disposables that are disposed as one, in the order in which they were added.
///
/// What is added after the end is disposed at once. Children are disposed outside the lock, so a
/// child may come back to its parent.
///
/// RAC: `RACCompoundDisposable`. Keeps DISP-COMPOUND-1…11.
public final class CompoundDisposable: Disposable, @unchecked Sendable {
  // Sendable: `lock` guards `first` and `others`.
  @exclusivity(unchecked) private var first: Disposable?
  @exclusivity(unchecked) private var others: [Disposable] = []

  /// Creates a compound without children.
  public override init() { super.init() }

  /// Creates a compound whose first child runs `action`.
  public override init(_ action: @escaping () -> Void) {
    first = Disposable(action)
    super.init()
  }

  /// Creates a compound of `children`.
  public init(_ children: [Disposable]) {
    first = children.first
    others = Array(children.dropFirst())
    super.init()
  }

  deinit {
    if first != nil || !others.isEmpty { releaseIteratively() }
  }

  /// Adds a child, or disposes it at once when this compound is disposed already.
  public func add(_ child: Disposable?) {
    guard let child, !child.isDisposed else { return }
    precondition(child !== self, "A compound disposable cannot contain itself.")
    let isLate = lock.withLock {
      if isDisposed { return true }
      if first == nil, others.isEmpty { first = child } else { others.append(child) }
      return false
    }
    if isLate { child.dispose() }
  }

  /// Takes a child out and leaves it as it is.
  public func remove(_ child: Disposable?) {
    guard let child else { return }
    lock.withLock {
      if first === child { first = nil }
      others.removeAll { $0 === child }
    }
  }

  override func runActions(pending: inout [Disposable]) {
    handOver(to: &pending)
  }

  override func handOver(to pending: inout [Disposable]) {
    let (first, others) = lock.withLock {
      let children = (self.first, self.others)
      self.first = nil
      self.others = []
      return children
    }
    if !others.isEmpty { pending.append(contentsOf: others.reversed()) }
    if let first { pending.append(first) }
  }
}
