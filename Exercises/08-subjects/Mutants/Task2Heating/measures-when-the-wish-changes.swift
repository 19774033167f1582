// Misconception: Somebody turns the knob, and then the room is measured: sample. See *A button and a form*, page 06.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room.sample(wanted), wanted) { $0 < $1 }.distinctUntilChanged()
}
