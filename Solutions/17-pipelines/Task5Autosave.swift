import ReactiveCore

/// Texts that have been saved.
///
/// `startWith` puts the loaded text before the others, so that `distinctUntilChanged` knows it, and
/// `skip` takes it away again. `flatten(maxConcurrent: 1)` is the queue: it lets no save overtake
/// another one, and ends none.
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
