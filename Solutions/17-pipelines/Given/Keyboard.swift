import Foundation

extension Notification.Name {
  /// The keyboard slides in; `userInfo["height"]` is its height, an `Int`.
  static let keyboardWillShow = Notification.Name("keyboardWillShow")

  /// The keyboard slides out.
  static let keyboardWillHide = Notification.Name("keyboardWillHide")
}
