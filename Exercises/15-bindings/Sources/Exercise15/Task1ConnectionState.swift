import Foundation
import ReactiveCore

/// Task 1: from notifications to state.
///
/// A router posts `.connectionLost` and `.connectionRestored`. Keep `bar.isOffline` up to date.
///
///     connectionLost      ---x--------x--x----
///     connectionRestored  ------x-----------x-
///     isOffline           f--t--f-----t--t--f-
///
/// - At first it is false.
/// - It is true after a loss, and false after a restoration.
/// - Other routers, which use the same center, don't count.
/// - The bar is not kept alive, and its release disposes the disposable.
/// - After that, or after `dispose()`, the bar no longer changes.
///
/// Page: 15-bindings, "A notification", "Bind"
func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  Disposable()
}
