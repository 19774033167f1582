import Foundation

extension UserDefaults {
  /// Posts a notification of a change, on systems where Foundation doesn't post it.
  func notifyOfChange() {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}
