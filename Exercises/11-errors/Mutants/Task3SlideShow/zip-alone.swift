// Misconception: zip lets everything wait for its partner, errors too. See *Errors overtake*, page 11.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.zip(with: ticks).map { photo, _ in photo }
}
