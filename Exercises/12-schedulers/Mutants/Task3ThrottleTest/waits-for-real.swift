// Misconception: A pause is tested with a real clock: for a moment nothing may come. See *Test time*, page 12.
// Shown by: test_waits_in_virtual_time
import Marbles
import ReactiveCore

/// A search box: makes of what is typed what is searched for, in the time of the scheduler.
typealias SearchBox = (_ typed: Signal<String>, _ scheduler: TestScheduler) -> Signal<String>

func keepsItsPromise(_ box: SearchBox) -> Bool {
  let typed = Signal.return("a").concat(.never())
  let heard = box(typed, .background()).timeout(.milliseconds(20), on: .background())
  return (try? heard.first()) == nil
}
