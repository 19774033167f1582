// Misconception: The button is there to be pressed, so the command needs no enabling signal. See *Not enabled*, page 13.
import ReactiveCore

func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(scheduler: scheduler) { text.take(1).flattenMap(save) }
}
