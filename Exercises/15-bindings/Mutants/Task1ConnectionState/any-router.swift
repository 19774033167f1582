// Slip: There is one router in the house, so whose notification it is does not matter.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost).mapReplace(true)
  let restored = center.signal(for: .connectionRestored).mapReplace(false)
  return lost.merge(restored)
    .startWith(false)
    .take(until: bar.lifetime.ended)
    .bind(to: \.isOffline, on: bar)
}
