// Misconception: Each loss is answered by one restoration, so the two go in pairs. See *Latest against zip, drawn*, page 06.
import Foundation
import ReactiveCore

func showConnection(
  of router: Router, postedTo center: NotificationCenter, on bar: StatusBar
) -> Disposable {
  let lost = center.signal(for: .connectionLost, object: router).mapReplace(1)
  let restored = center.signal(for: .connectionRestored, object: router).mapReplace(-1)
  return lost.merge(restored)
    .scan(0, +)
    .map { $0 > 0 }
    .startWith(false)
    .take(until: bar.lifetime.ended)
    .bind(to: \.isOffline, on: bar)
}
