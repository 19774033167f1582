import Foundation

extension UserDefaults {
  /// Returns a channel terminal for the value of `key`.
  ///
  /// ```swift
  /// let volume = UserDefaults.standard.channel(for: "volume", as: Int.self)
  /// ```
  ///
  /// On subscription, the terminal sends the value, or `nil` if the key has no value of this type.
  /// Then it sends each value that differs from the previous one, except values that it received.
  /// It writes the values that it receives on `scheduler`. Send `nil` to remove the value.
  ///
  /// The channel observes `UserDefaults.didChangeNotification`. On Linux, Foundation doesn't post
  /// it for `set(_:forKey:)`, but each channel posts it for the values that it writes. The terminal
  /// never fails, and doesn't complete when the defaults are deallocated. Don't send it an error.
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
        // Values that this channel writes are not sent, but later values are compared with them.
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

/// A value of the user defaults, with a flag that indicates whether this channel wrote it.
private struct Reading<Value: Equatable>: Equatable {
  let value: Value?
  let isOwn: Bool

  static func == (left: Reading, right: Reading) -> Bool { left.value == right.value }
}
