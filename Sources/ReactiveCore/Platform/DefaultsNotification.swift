import Foundation

extension UserDefaults {
  /// Posts the notification of a change that was just made, on systems where Foundation does not.
  func notifyOfChange() {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}
