import Foundation

extension UserDefaults {
  /// Returns a terminal of a new channel, whose other terminal is the value for `key`.
  ///
  /// ```swift
  /// let volume = UserDefaults.standard.channel(for: "volume", as: Int.self)
  /// ```
  ///
  /// The terminal sends the value on subscription, or `nil` if there is none or it has another
  /// type. Then it sends each value that differs from the previous one, except values that were
  /// sent to it. A value that is sent to it is written later, on `scheduler`. Sending `nil` removes
  /// the value.
  ///
  /// Changes are detected with `UserDefaults.didChangeNotification`. On Linux Foundation doesn't
  /// post it for `set(_:forKey:)`, but channels post it for the values that they write. The channel
  /// does not complete when the defaults are deallocated. It never fails, and an error that is sent
  /// to it is a mistake.
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
        // Values that are written here are not sent, but count as the previous value.
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

/// A value from the user defaults, and whether this channel wrote it.
private struct Reading<Value: Equatable>: Equatable {
  let value: Value?
  let isOwn: Bool

  static func == (left: Reading, right: Reading) -> Bool { left.value == right.value }
}
