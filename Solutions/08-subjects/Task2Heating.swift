import ReactiveCore

/// `combineLatest` keeps the latest value of each input, so no subject or variables are needed.
func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }.distinctUntilChanged()
}
