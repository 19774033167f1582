extension Signal {
  /// The values as a list, whose readers wait for values that have not come yet.
  ///
  /// The signal is subscribed now, and everything it sends is remembered. The list ends when the signal
  /// does, whether it completed or failed.
  ///
  /// RAC: `-sequence`, `-toSequence`. Keeps SEQ-SIGNAL-1, SEQ-SIGNAL-4, SEQ-SIGNAL-5, SIG-BLOCKING-7.
  /// SEQ-SIGNAL-3 is decided: each value is a node that is fulfilled when the value comes, so a long
  /// list costs what its length costs.
  public var lazyList: LazyList<Value> {
    let first = LazyList<Value>.Node(isPromised: ())
    let promised = Locked(first)
    let end = { promised.withLock { $0 }.fulfil(tail: nil) }
    subscribe(
      next: { value in
        let following = LazyList<Value>.Node(isPromised: ())
        let node = promised.withLock { node in
          defer { node = following }
          return node
        }
        node.fulfil(head: value, tail: following)
      },
      error: { _ in end() },
      completed: end)
    return LazyList(node: first)
  }
}
