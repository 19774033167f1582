import Foundation
import ReactiveCore

/// Shows on a status bar whether the router is offline.
///
/// The signals of a notification center never end, so the bar's lifetime must end the binding.
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
