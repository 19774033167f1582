extension Signal {
  /// Groups the values by `key`, and sends a signal for each group when its first value arrives.
  ///
  ///     self     --1--2--3--4--|     grouped by odd and even
  ///     groupBy  --o--e--------|
  ///     o        --1-----3-----|
  ///     e        -----2-----4--|
  ///
  /// Groups are hot. Subscribe to a group inside the callback that receives it, or you miss its
  /// first value. A value from another thread waits until a new group and its first value have been
  /// sent.
  ///
  /// When this signal completes or fails, the result ends first, and then the groups end in the
  /// order of their first values. After the result is disposed, the groups send nothing more, and
  /// never end.
  ///
  /// RAC: `-groupBy:`.
  public func groupBy<Key: Hashable>(
    _ key: @escaping (Value) -> Key
  ) -> Signal<GroupedSignal<Key, Value>> {
    groupBy(key, transform: { $0 }).named("-groupBy:", of: self)
  }

  /// Groups the values by `key`, and sends `transform(value)` through the value's group.
  ///
  /// Completion, errors, and disposal work as they do without `transform`.
  ///
  /// RAC: `-groupBy:transform:`.
  public func groupBy<Key: Hashable, Output>(
    _ key: @escaping (Value) -> Key, transform: @escaping (Value) -> Output
  ) -> Signal<GroupedSignal<Key, Output>> {
    Signal<GroupedSignal<Key, Output>>(of: self) { subscriber in
      let grouping = Grouping<Key, Output>(to: subscriber)
      self.forward(
        to: subscriber,
        next: { value in grouping.send(by: key(value)) { transform(value) } },
        error: { grouping.fail($0) },
        completed: { grouping.complete() })
    }
    .named("-groupBy:transform:", of: self)
  }
}

private final class Grouping<Key: Hashable, Output>: SerialOutput<GroupedSignal<Key, Output>>,
  @unchecked Sendable
{
  // Sendable: `serializer` serializes access to the groups.
  private var groups: [Key: GroupedSignal<Key, Output>] = [:]
  private var inOrder: [GroupedSignal<Key, Output>] = []

  func send(by key: Key, _ makeValue: @escaping () -> Output) {
    serializer.perform(orDefer: { self.send(by: key, makeValue) }) {
      (groups[key] ?? announce(key)).sendNext(makeValue())
    }
  }

  private func announce(_ key: Key) -> GroupedSignal<Key, Output> {
    let group = GroupedSignal<Key, Output>(key: key)
    groups[key] = group
    inOrder.append(group)
    subscriber.sendNext(group)
    return group
  }

  func fail(_ error: any Error) {
    serializer.perform(orDefer: { self.fail(error) }) {
      subscriber.sendError(error)
      for group in inOrder { group.sendError(error) }
    }
  }

  func complete() {
    serializer.perform(orDefer: { self.complete() }) {
      subscriber.sendCompleted()
      for group in inOrder { group.sendCompleted() }
    }
  }
}
