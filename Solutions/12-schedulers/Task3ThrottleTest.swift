import Marbles
import ReactiveCore

/// A search box, which turns the typed texts into the texts to search for.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Tests two texts in quick succession, a long enough pause, and a text that waits at the end.
func keepsItsPromise(_ box: SearchBox) -> Bool {
  let clock = TestScheduler()
  let typed = clock.hot("-a-b----c---d-e|")
  let heard = clock.timeline(of: box(typed, clock), until: .seconds(30))
  return heard == "------b----c---(e|)"
}
