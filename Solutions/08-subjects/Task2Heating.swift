import ReactiveCore

/// Whether the heating is to be on.
///
/// The subject kept the latest values, and that is `combineLatest`; what it forgot (the start, the
/// ends, the disposal) comes with the operator.
func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }.distinctUntilChanged()
}
