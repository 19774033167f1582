// Misconception: Each measurement belongs to one wish, so the two go in step: zip. See *Latest against zip, drawn*, page 06.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.zip(room, wanted) { $0 < $1 }.distinctUntilChanged()
}
