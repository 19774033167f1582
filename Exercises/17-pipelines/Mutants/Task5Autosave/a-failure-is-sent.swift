// Misconception: A text was handed to save, so it is sent, however that ended. See *Inside or outside*, page 11.
import ReactiveCore

func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  texts
    .throttle(.seconds(2), on: scheduler)
    .startWith(loaded)
    .distinctUntilChanged()
    .skip(1)
    .map { text in save(text).then { .return(text) }.catchTo(.return(text)) }
    .flatten(maxConcurrent: 1)
}
