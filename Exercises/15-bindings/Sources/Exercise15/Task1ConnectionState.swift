import Foundation
import ReactiveCore

/// Task 1: from notifications to state.
///
/// A router posts `.connectionLost` and `.connectionRestored`. Notifications are moments; the status bar
/// needs a state. Keep `bar.isOffline` in step with `router`.
///
/// - At the beginning nothing is lost, whatever the bar says: `isOffline` is false.
/// - From then on it is true after a loss, and false after a restoration.
/// - Other routers post to the same center. They do not count.
/// - The bar is not kept alive. When it goes, the observing ends at once.
/// - The disposable ends it too; it is disposed when everything has ended.
///
///     connectionLost      ---x--------x--x----
///     connectionRestored  ------x-----------x-
///     isOffline           f--t--f-----t--t--f-
///
/// Rests on the page 15-bindings, cells "A notification" and "Bind".
func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  Disposable()
}
