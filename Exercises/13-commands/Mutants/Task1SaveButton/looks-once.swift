// Misconception: Whether the button is on is decided when the screen opens. See *Not enabled*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(enabled: text.take(1).map { !$0.isEmpty }, scheduler: scheduler) {
    text.take(1).flattenMap(save)
  }
}
