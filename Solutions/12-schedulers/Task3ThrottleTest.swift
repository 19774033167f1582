import Marbles
import ReactiveCore

/// A search box: makes of what is typed what is searched for, in the time of the scheduler.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Whether a box sends a text after three quiet seconds, and the last one at the end.
///
/// One line of typing holds all cases: texts that follow each other soon, a pause that is long enough,
/// and an end that comes while a text waits.
func keepsItsPromise(_ box: SearchBox) -> Bool {
  let clock = TestScheduler()
  let typed = clock.hot("-a-b----c---d-e|")
  let heard = clock.timeline(of: box(typed, clock), until: .seconds(30))
  return heard == "------b----c---(e|)"
}
