// Misconception: Of two subscriptions it is enough to hand out one. See *Bind*, page 15.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  bar.isOffline = false
  center.signal(for: .connectionRestored, object: router)
    .take(until: bar.lifetime.ended)
    .subscribeNext { [weak bar] _ in bar?.isOffline = false }
  return center.signal(for: .connectionLost, object: router)
    .take(until: bar.lifetime.ended)
    .subscribeNext { [weak bar] _ in bar?.isOffline = true }
}
