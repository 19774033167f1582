extension PropertySignal {
  /// A terminal of a new channel, whose other terminal is the property.
  ///
  /// ```swift
  /// let name = account.$name.channel()
  /// name.subscribeNext { print($0) }  // Ada
  /// account.name = "Grace"            // Grace
  /// name.sendNext("Edsger")           // sets account.name, and prints nothing
  /// ```
  ///
  /// It sends the value on subscription and then the changes, except those that were made through
  /// itself; so two properties that are bound to each other do not set each other without end. It
  /// completes when the object that holds the property goes, and does not keep it. An error sent to
  /// it is a mistake.
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
