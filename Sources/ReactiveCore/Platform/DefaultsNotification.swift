import Foundation

extension UserDefaults {
  /// Posts a change notification on systems where Foundation doesn't post one.
  func notifyOfChange() {
    #if !canImport(Darwin)
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}
