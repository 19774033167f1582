// Misconception: A save follows the text: a newer text replaces the save that runs. See *A command*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(enabled: text.map { !$0.isEmpty }, scheduler: scheduler) {
    text.map(save).switchToLatest()
  }
}
