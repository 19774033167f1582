import Foundation

extension NotificationCenter {
  /// Returns a signal that sends each notification with the given name.
  ///
  /// ```swift
  /// NotificationCenter.default.signal(for: .keyboardDidShow).mapReplace(true)
  /// ```
  ///
  /// With an `object`, the signal sends only that object's notifications, and doesn't retain the
  /// object. Each subscription adds an observer, and receives notifications on the threads that post
  /// them. The signal never completes or fails. Limit it with `take(until:)`.
  ///
  /// RAC: `-rac_addObserverForName:object:`.
  public func signal(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Signal<Notification> {
    let sender = object.map { WeakReference($0) }
    return Signal { subscriber in
      // `Notification` isn't `Sendable`, but each one is sent on the thread that posts it.
      nonisolated(unsafe) let subscriber = subscriber
      // In Swift 6.2 on Linux, the center would retain an object that is passed to it.
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
  /// Returns whether the object, rather than a newer one at the same address, sent `notification`.
  fileprivate func isSender(of notification: Notification) -> Bool {
    guard let object else { return false }
    return object === notification.object as AnyObject
  }
}
