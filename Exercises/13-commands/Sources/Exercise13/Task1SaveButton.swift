import ReactiveCore

/// Task 1: a save button.
///
///     text      ""  "milk"              "milk, tea"
///     presses            x                             x
///     saved              "milk"                        "milk, tea"
///
/// `text` sends the current text first.
///
/// - The command is enabled while there is text and no save is running.
/// - A press saves the current text, once.
/// - A save's error is sent on `errors`. The next press saves again.
///
/// Page: 13-commands, "A command", "Not enabled"
func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(scheduler: scheduler) { .empty() }
}
