// Misconception: At each tick the show looks at the latest photo: sample. See *A button and a form*, page 06.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().sample(ticks).dematerialize()
}
