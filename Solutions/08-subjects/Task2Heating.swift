import ReactiveCore

/// `combineLatest` keeps the latest values, as the subject's subscriptions did, and also handles
/// subscribing, the ends, and disposal.
func heating(room: Signal<Int>, wanted: Signal<Int>) -> Signal<Bool> {
  Signal.combineLatest(room, wanted) { $0 < $1 }.distinctUntilChanged()
}
