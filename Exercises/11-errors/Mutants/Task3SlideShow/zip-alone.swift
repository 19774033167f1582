// Misconception: zip lets everything wait for its partner, errors too.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.zip(with: ticks).map { photo, _ in photo }
}
