extension PropertySignal {
  /// Returns a channel terminal for the property.
  ///
  /// ```swift
  /// let name = account.$name.channel()
  /// name.subscribeNext { print($0) }  // Ada
  /// account.name = "Grace"            // Grace
  /// name.sendNext("Edsger")           // sets account.name, and prints nothing
  /// ```
  ///
  /// The terminal sends the value on subscription, and then all changes except those that were made
  /// through it. Two properties that are bound to each other therefore don't set each other
  /// forever. The terminal doesn't retain the object that has the property, and completes when the
  /// object is deallocated. It never fails. Don't send it an error.
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
