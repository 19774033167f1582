import ReactiveCore

/// Returns a show that sends one photo for each tick.
///
/// `materialize` turns the error or completion of `photos` into a value, which `zip` holds until
/// the next tick.
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().zip(with: ticks).map { event, _ in event }.dematerialize()
}
