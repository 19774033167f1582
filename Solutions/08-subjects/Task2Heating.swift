import ReactiveCore

/// Returns a signal that sends whether the room is too cold, initially and after each change.
///
/// `combineLatest` keeps the latest value of each input, so no subject or variable is needed.
func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }.distinctUntilChanged()
}
