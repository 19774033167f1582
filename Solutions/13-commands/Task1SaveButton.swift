import ReactiveCore

/// Returns a command that saves the current text, and is enabled while the text is not empty.
func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(enabled: text.map { !$0.isEmpty }, scheduler: scheduler) {
    text.take(1).flattenMap(save)
  }
}
