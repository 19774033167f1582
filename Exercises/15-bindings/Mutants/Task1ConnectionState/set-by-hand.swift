// Misconception: Setting the property in a subscription is the same as binding it. See *Bind*, page 15.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(true)
  let restored = center.signal(for: .connectionRestored, object: router).mapReplace(false)
  return lost.merge(restored)
    .startWith(false)
    .take(until: bar.lifetime.ended)
    .subscribeNext { bar.isOffline = $0 }
}
