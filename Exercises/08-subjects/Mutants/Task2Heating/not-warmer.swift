// Slip: The heating is on until the room is warmer than wanted.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 <= $1 }.distinctUntilChanged()
}
