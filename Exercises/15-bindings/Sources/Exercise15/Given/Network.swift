import Foundation
import ReactiveCore

extension Notification.Name {
  static let connectionLost = Notification.Name("connectionLost")
  static let connectionRestored = Notification.Name("connectionRestored")
}

/// A router that posts the notifications above, with itself as their object.
final class Router {}

/// The bar at the top of a screen.
final class StatusBar {
  @Observed var isOffline: Bool
  let lifetime = Lifetime()

  init(isOffline: Bool = false) { self.isOffline = isOffline }
}
