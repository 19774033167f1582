import Foundation

extension NotificationCenter {
  /// Sends each notification of that name, and of that object if one is given.
  ///
  /// ```swift
  /// NotificationCenter.default.signal(for: .keyboardDidShow).mapReplace(true)
  /// ```
  ///
  /// Each subscription observes for itself, on the threads that post. The signal never completes, and
  /// does not keep `object`: bound it with `take(until:)`.
  ///
  /// RAC: `-rac_addObserverForName:object:`.
  public func signal(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Signal<Notification> {
    let sender = object.map { WeakReference($0) }
    return Signal { subscriber in
      // Notifications are not Sendable; each is sent on its poster's thread.
      nonisolated(unsafe) let subscriber = subscriber
      // Swift 6.2's center on Linux keeps an object that it is given.
      let observer = self.addObserver(
        forName: name, object: nil, queue: nil
      ) {
        if sender?.isSender(of: $0) != false { subscriber.sendNext($0) }
      }
      return Disposable { self.removeObserver(observer) }
    }
    .named("observe(\(name.rawValue))")
  }
}

extension WeakReference where Object == AnyObject {
  /// A new object may have taken the place in memory of one that has gone, which sends nothing any more.
  fileprivate func isSender(of notification: Notification) -> Bool {
    guard let object else { return false }
    return object === notification.object as AnyObject
  }
}
