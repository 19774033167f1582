import Foundation

extension Notification.Name {
  /// A notification that the keyboard slides in.
  ///
  /// `userInfo["height"]` is the keyboard's height, an `Int`.
  static let keyboardWillShow = Notification.Name("keyboardWillShow")

  /// A notification that the keyboard slides out.
  static let keyboardWillHide = Notification.Name("keyboardWillHide")
}
