// Misconception: A subject in the middle is right, if only it remembers its last value. See *In the middle*, page 08.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  let result = ReplaySubject<Bool>(capacity: 1)
  Signal.combineLatest(room, wanted) { $0 < $1 }.distinctUntilChanged().subscribe(result)
  return result
}
