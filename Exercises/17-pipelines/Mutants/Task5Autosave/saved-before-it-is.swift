// Misconception: A text counts as saved when its save begins. See *An error*, page 04.
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
    .map { text in
      Signal.return(text).concat(save(text).ignoreValues().map { _ in text }).catchTo(.empty())
    }
    .flatten(maxConcurrent: 1)
}
