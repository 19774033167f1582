// Slip: A loss is what has to be shown; a restoration needs no value of its own.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(true)
  return
    lost
    .startWith(false)
    .take(until: bar.lifetime.ended)
    .bind(to: \.isOffline, on: bar)
}
