// Misconception: The text is read once, when the command is made. See *Step by step*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  let first = text.filter { !$0.isEmpty }.take(1).replay()
  return Command(enabled: text.map { !$0.isEmpty }, scheduler: scheduler) {
    first.flattenMap(save)
  }
}
