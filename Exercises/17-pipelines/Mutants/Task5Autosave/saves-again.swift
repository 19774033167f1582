// Misconception: Saving a text twice does no harm. See *Distinct*, page 05.
import ReactiveCore

func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  texts
    .throttle(.seconds(2), on: scheduler)
    .startWith(loaded)
    .skip(1)
    .map { text in save(text).then { .return(text) }.catchTo(.empty()) }
    .flatten(maxConcurrent: 1)
}
