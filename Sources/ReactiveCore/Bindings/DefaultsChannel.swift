import Foundation

extension UserDefaults {
  /// An end of a new channel, whose other end is the value for `key`.
  ///
  /// ```swift
  /// let volume = UserDefaults.standard.channel(for: "volume", as: Int.self)
  /// ```
  ///
  /// It sends the value on subscription, `nil` where there is none or one of another type, and then
  /// each value that differs from the one before, except those that were sent to it. What is sent to it is
  /// written later, on `scheduler`; `nil` removes the value.
  ///
  /// It learns of a change by `UserDefaults.didChangeNotification`. On Linux Foundation does not post
  /// that for `set(_:forKey:)`; channels do for what they write. The channel does not complete when the
  /// defaults are deallocated.
  ///
  /// RAC: `-rac_channelTerminalForKey:`.
  public func channel<Value: Equatable>(
    for key: String, as type: Value.Type = Value.self, on scheduler: Scheduler = .background()
  ) -> ChannelTerminal<Value?> {
    let changes = NotificationCenter.default
      .signal(for: UserDefaults.didChangeNotification, object: self)
    let written = Subject<Reading<Value>>()
    let read = { [weak self] in
      Reading(value: self?.object(forKey: key) as? Value, isOwn: false)
    }
    return ChannelTerminal(
      to: "the user defaults",
      values: Signal.defer { written.merge(changes.map { _ in read() }.startWith(read())) }
        // What was written here counts as the value before, although it is not sent.
        .distinctUntilChanged().filter { !$0.isOwn }.map(\.value),
      set: { value in
        scheduler.scheduleUnchecked { [weak self] in
          written.sendNext(Reading(value: value, isOwn: true))
          self?.write(value, for: key)
        }
      })
  }

  private func write<Value>(_ value: Value?, for key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    notifyOfChange()
  }
}

/// What is in the user defaults, and whether this channel has put it there.
private struct Reading<Value: Equatable>: Equatable {
  let value: Value?
  let isOwn: Bool

  static func == (left: Reading, right: Reading) -> Bool { left.value == right.value }
}
