// Misconception: What is sent into a subject is as good as a signal that is made of its inputs. See *In the middle*, page 08.
import ReactiveCore

func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  let result = Subject<Bool>()
  Signal.combineLatest(room, wanted) { $0 < $1 }
    .distinctUntilChanged()
    .subscribe(result)
  return result
}
