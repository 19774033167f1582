import ReactiveCore

/// Returns a signal that saves each ready version, and sends it when its save completes.
///
/// With `startWith`, `distinctUntilChanged` compares the first version with `loaded`, which `skip`
/// then drops. `flatten(maxConcurrent: 1)` queues the saves.
func autosave(
  _ texts: Signal<String>, loaded: String, on scheduler: Scheduler,
  save: @escaping (_ text: String) -> Signal<Void>
) -> Signal<String> {
  texts
    .throttle(.seconds(2), on: scheduler)
    .startWith(loaded)
    .distinctUntilChanged()
    .skip(1)
    .map { text in save(text).then { .return(text) }.catchTo(.empty()) }
    .flatten(maxConcurrent: 1)
}
