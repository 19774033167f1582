import Foundation

extension Notification.Name {
  /// The notification posted when the keyboard slides in.
  ///
  /// `userInfo["height"]` is the keyboard's height, an `Int`.
  static let keyboardWillShow = Notification.Name("keyboardWillShow")

  /// The notification posted when the keyboard slides out.
  static let keyboardWillHide = Notification.Name("keyboardWillHide")
}
