import Marbles
import ReactiveCore

/// A search box: a function that turns typed text into queries.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

/// Returns whether a search box sends the right queries at the right times.
///
/// The test types two inputs in quick succession, pauses, and completes while an input waits.
func keepsItsPromise(_ box: SearchBox) -> Bool {
  let clock = TestScheduler()
  let typed = clock.hot("-a-b----c---d-e|")
  let heard = clock.timeline(of: box(typed, clock), until: .seconds(30))
  return heard == "------b----c---(e|)"
}
