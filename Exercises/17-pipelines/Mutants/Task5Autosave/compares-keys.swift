// Slip: A key that changes nothing is no news, so keys are compared before the pause.
import ReactiveCore

func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  texts
    .startWith(loaded)
    .distinctUntilChanged()
    .skip(1)
    .throttle(.seconds(2), on: scheduler)
    .map { text in save(text).then { .return(text) }.catchTo(.empty()) }
    .flatten(maxConcurrent: 1)
}
