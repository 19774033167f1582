import Foundation

extension UserDefaults {
  /// Returns a channel terminal for the value of `key`.
  ///
  /// ```swift
  /// let volume = UserDefaults.standard.channel(for: "volume", as: Int.self)
  /// ```
  ///
  /// On subscription, the terminal sends the value, or `nil` if the key has no value of this type.
  /// Then it sends each value that differs from the previous one. Values that you send to the
  /// terminal are written on `scheduler`, but its subscribers don't receive them. Send `nil` to
  /// remove the value.
  ///
  /// The terminal observes `UserDefaults.didChangeNotification`. On Linux, Foundation doesn't post
  /// this notification for `set(_:forKey:)`, so a terminal posts it for each value that it writes,
  /// and misses values that other code sets. The terminal never fails, and doesn't complete when
  /// the defaults are deallocated. Don't send it an error.
  ///
  /// RAC: `-rac_channelTerminalForKey:`.
  public func channel<Value: Equatable>(
    for key: String, as type: Value.Type = Value.self, on scheduler: Scheduler = .background()
  ) -> ChannelTerminal<Value?> {
    let changes = NotificationCenter.default
      .signal(for: UserDefaults.didChangeNotification, object: self)
    let written = Subject<DefaultsValue<Value>>()
    let read = { [weak self] in
      DefaultsValue(value: self?.object(forKey: key) as? Value, isOwn: false)
    }
    return ChannelTerminal(
      to: "the user defaults",
      values: Signal.defer { written.merge(changes.map { _ in read() }.startWith(read())) }
        // Values that this terminal writes are not sent to its subscribers, but later values are
        // compared with them.
        .distinctUntilChanged().filter { !$0.isOwn }.map(\.value),
      set: { value in
        scheduler.scheduleUnchecked { [weak self] in
          written.sendNext(DefaultsValue(value: value, isOwn: true))
          self?.write(value, for: key)
        }
      })
  }

  private func write<Value>(_ value: Value?, for key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    notifyOfChange()
  }
}

/// A value in the user defaults, and whether this terminal wrote it.
private struct DefaultsValue<Value: Equatable>: Equatable {
  let value: Value?
  let isOwn: Bool

  static func == (left: DefaultsValue, right: DefaultsValue) -> Bool { left.value == right.value }
}
