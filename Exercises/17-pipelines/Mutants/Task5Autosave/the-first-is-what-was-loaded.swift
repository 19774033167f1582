// Slip: The first text that comes is the loaded one.
import ReactiveCore

func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  texts
    .throttle(.seconds(2), on: scheduler)
    .distinctUntilChanged()
    .skip(1)
    .map { text in save(text).then { .return(text) }.catchTo(.empty()) }
    .flatten(maxConcurrent: 1)
}
