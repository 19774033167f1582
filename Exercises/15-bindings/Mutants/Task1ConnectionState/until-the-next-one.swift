// Misconception: A binding ends when its object goes, so nothing else has to end it. See *A notification*, page 15.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(true)
  let restored = center.signal(for: .connectionRestored, object: router).mapReplace(false)
  return lost.merge(restored)
    .startWith(false)
    .bind(to: \.isOffline, on: bar)
}
