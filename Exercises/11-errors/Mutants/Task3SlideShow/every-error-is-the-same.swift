// Misconception: It is enough that the show fails; with which error does not matter. See *There and back*, page 11.
import ReactiveCore

func slideShow(photos: Signal<String>, ticks: Signal<String>) -> Signal<String> {
  photos.materialize().zip(with: ticks).map { event, _ in
    if case .error = event { return Event<String>.error(SignalError.timedOut) }
    return event
  }.dematerialize()
}
