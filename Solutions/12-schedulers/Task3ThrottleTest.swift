import Marbles
import ReactiveCore

/// A search box: makes of the typed texts the texts to search for.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Types texts that follow each other soon, a pause that is long enough, and a text that still waits
/// at the end.
func keepsItsPromise(_ box: SearchBox) -> Bool {
  let clock = TestScheduler()
  let typed = clock.hot("-a-b----c---d-e|")
  let heard = clock.timeline(of: box(typed, clock), until: .seconds(30))
  return heard == "------b----c---(e|)"
}
