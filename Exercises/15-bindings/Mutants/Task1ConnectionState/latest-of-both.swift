// Misconception: Two inputs make one value, so it is combineLatest. See *Merge*, page 06.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(true)
  let restored = center.signal(for: .connectionRestored, object: router).mapReplace(false)
  return Signal.combineLatest(lost, restored) { $0 && $1 }
    .startWith(false)
    .take(until: bar.lifetime.ended)
    .bind(to: \.isOffline, on: bar)
}
