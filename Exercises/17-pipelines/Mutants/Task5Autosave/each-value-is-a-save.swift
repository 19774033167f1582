// Slip: Each value of a save says that the text has been saved.
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
    .map { text in save(text).mapReplace(text).concat(.return(text)).catchTo(.empty()) }
    .flatten(maxConcurrent: 1)
}
