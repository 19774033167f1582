// Misconception: At each tick the show looks at the latest photo: sample.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().sample(ticks).dematerialize()
}
