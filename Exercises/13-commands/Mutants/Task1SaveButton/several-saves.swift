// Misconception: A press is a press, so a second one saves a second time. See *A command*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(
    enabled: text.map { !$0.isEmpty }, allowsConcurrentExecution: true, scheduler: scheduler
  ) {
    text.take(1).flattenMap(save)
  }
}
