import Foundation
import ReactiveCore

/// Task 1: from notifications to state.
///
///     connectionLost      ---x--------x--x----
///     connectionRestored  ------x-----------x-
///     isOffline           f--t--f-----t--t--f-
///
/// - `bar.isOffline` is false at first, true after a loss, and false after a restoration.
/// - Notifications from other routers, which use the same center, are ignored.
/// - The binding doesn't keep the bar alive. Releasing the bar disposes the returned disposable.
/// - After `dispose()` the bar no longer changes.
///
/// Page: 15-bindings, "Three reasons, one subscriber", "Bind"
func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  Disposable()
}
