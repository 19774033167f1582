import ReactiveCore

/// `materialize` turns the end into a value, so `zip` makes it wait for a tick.
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().zip(with: ticks).map { event, _ in event }.dematerialize()
}
