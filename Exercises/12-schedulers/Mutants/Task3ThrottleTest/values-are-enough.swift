// Misconception: If the right texts come, the times will be right too. See *Test time*, page 12.
import Marbles
import ReactiveCore

/// A search box: makes of what is typed what is searched for, in the time of the scheduler.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

func keepsItsPromise(_ box: SearchBox) -> Bool {
  let clock = TestScheduler()
  let heard = clock.timeline(of: box(clock.hot("-a-b----c---d-e|"), clock), until: .seconds(30))
  return heard.values == ["b", "c", "e"]
}
