// Misconception: All errors should stand in line, so the clock is materialized as well. See *Errors overtake*, page 11.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().zip(with: ticks.materialize()).map { event, _ in event }.dematerialize()
}
