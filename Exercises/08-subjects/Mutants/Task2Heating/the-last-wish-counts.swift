// Misconception: A wish that fails is a wish that does not change any more. See *Errors*, page 06.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted.catchTo(.empty())) { $0 < $1 }.distinctUntilChanged()
}
