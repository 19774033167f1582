// Misconception: An error would break the button, so it has to be caught in the work. See *The button goes on*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(enabled: text.map { !$0.isEmpty }, scheduler: scheduler) {
    text.take(1).flattenMap(save).catchTo(.empty())
  }
}
