// Misconception: Before the first measurement the heating is off, so the signal begins with false. See *Combine latest*, page 06.
// Shown by: test_without_a_wish_it_stays_silent
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }.startWith(false).distinctUntilChanged()
}
