import Foundation
import ReactiveCore

/// Whether the router is offline, shown on a status bar.
///
/// Each notification says what is true from now on; `merge` keeps their order, and `startWith` says
/// what is true before the first. The center never ends, so the bar's lifetime does.
func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(true)
  let restored = center.signal(for: .connectionRestored, object: router).mapReplace(false)
  return lost.merge(restored)
    .startWith(false)
    .take(until: bar.lifetime.ended)
    .bind(to: \.isOffline, on: bar)
}
