// Misconception: Only photos are shown, so all other events are filtered out on the way. See *There and back*, page 11.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().zip(with: ticks).map { event, _ in event }
    .filter { !$0.isTerminating }.dematerialize()
}
