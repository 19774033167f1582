// Misconception: The work of a press is all that the text does from now on. See *Step by step*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(enabled: text.map { !$0.isEmpty }, scheduler: scheduler) {
    text.flattenMap(save)
  }
}
