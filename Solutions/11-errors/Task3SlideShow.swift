import ReactiveCore

/// The photos, one a tick, and then their end.
///
/// As values, the ends wait for a tick as photos do: `zip` pairs whatever comes.
func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().zip(with: ticks).map { event, _ in event }.dematerialize()
}
