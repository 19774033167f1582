// Misconception: A short gap shows that a text waits; nothing else has to be typed. See *Test time*, page 12.
import Marbles
import ReactiveCore

/// A search box: makes of what is typed what is searched for, in the time of the scheduler.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

func keepsItsPromise(_ box: SearchBox) -> Bool {
  let clock = TestScheduler()
  return clock.timeline(of: box(clock.hot("-a-b|"), clock), until: .seconds(30)) == "----(b|)"
}
