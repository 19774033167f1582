import ReactiveCore

/// The command of a save button.
///
/// The text decides twice: while it changes, whether the button is on; and at a press, what is saved.
func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(enabled: text.map { !$0.isEmpty }, scheduler: scheduler) {
    text.take(1).flattenMap(save)
  }
}
