extension Signal {
  /// Sends one signal for each key, when it first appears, and sends each value through its key's.
  ///
  ///     self     --a1--b2--a3--b4--|     grouped by the letter
  ///     groupBy  --a---b-----------|
  ///     a        --1-------3-------|
  ///     b        ------2-------4---|
  ///
  /// Groups are hot: subscribe to a group inside the value that sends it, or its first value is
  /// missed. An end is sent to the result first, and then to the groups in order of appearance;
  /// disposing the result does not end them.
  ///
  /// RAC: `-groupBy:`. Keeps SIG-GROUPBY-1…5.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) -> Key
  ) -> Signal<GroupedSignal<Key, Value>> {
    groupBy(key, transform: { $0 }).named("-groupBy:", of: self)
  }

  /// Groups by `key`, and sends `transform(value)` through the group.
  ///
  /// RAC: `-groupBy:transform:`. Keeps SIG-GROUPBY-1…5.
  public func groupBy<Key: Hashable, Output>(
    _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output
  ) -> Signal<GroupedSignal<Key, Output>> {
    Signal<GroupedSignal<Key, Output>> { subscriber in
      let groups = Locked(
        (byKey: [Key: GroupedSignal<Key, Output>](), inOrder: [Subject<Output>]()))
      return self.forward(
        to: subscriber,
        next: { value in
          let key = key(value)
          let (group, isNew) = groups.withLock { groups in
            if let known = groups.byKey[key] { return (known, false) }
            let group = GroupedSignal<Key, Output>(key: key)
            groups.byKey[key] = group
            groups.inOrder.append(group)
            return (group, true)
          }
          if isNew { subscriber.sendNext(group) }
          group.sendNext(transform(value))
        },
        error: { error in
          subscriber.sendError(error)
          for group in groups.withLock({ $0.inOrder }) { group.sendError(error) }
        },
        completed: {
          subscriber.sendCompleted()
          for group in groups.withLock({ $0.inOrder }) { group.sendCompleted() }
        })
    }
    .named("-groupBy:transform:", of: self)
  }
}
