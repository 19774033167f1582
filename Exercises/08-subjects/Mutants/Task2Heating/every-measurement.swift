// Misconception: The heating is told each time something is measured; it can take care of the rest. See *Distinct*, page 05.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }
}
