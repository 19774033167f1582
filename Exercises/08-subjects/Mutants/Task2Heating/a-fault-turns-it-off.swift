// Misconception: When a thermometer fails, the heating is switched off. See *An error*, page 04.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }.distinctUntilChanged().catchTo(.return(false))
}
