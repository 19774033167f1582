extension PropertySignal {
  /// Returns a terminal of a new channel, whose other terminal is the property.
  ///
  /// ```swift
  /// let name = account.$name.channel()
  /// name.subscribeNext { print($0) }  // Ada
  /// account.name = "Grace"            // Grace
  /// name.sendNext("Edsger")           // sets account.name, and prints nothing
  /// ```
  ///
  /// It sends the value on subscription and then all changes, except those that were made through it. Two
  /// properties that are bound to each other therefore don't set each other forever. The terminal doesn't
  /// retain the object with the property, and completes when that is deallocated. It never fails, and an
  /// error that is sent to it is a mistake.
  ///
  /// RAC: `RACChannelTo`, `RACKVOChannel`.
  public func channel() -> ChannelTerminal<Value> {
    let box = self.box
    let own = Origin()
    return ChannelTerminal(
      to: "a property",
      values: Signal { subscriber in box.add(subscriber, excluding: own) },
      set: { value in box.set(value, from: own) })
  }
}
