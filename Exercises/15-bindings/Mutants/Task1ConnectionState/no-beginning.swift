// Slip: Before the first notification there is nothing to say.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(true)
  let restored = center.signal(for: .connectionRestored, object: router).mapReplace(false)
  return lost.merge(restored)
    .take(until: bar.lifetime.ended)
    .bind(to: \.isOffline, on: bar)
}
