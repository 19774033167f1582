import ReactiveCore

/// Task 1: a save button.
///
/// A note is written, and a button saves it. `text` sends the present text to each new subscriber, and
/// then each change. `save` is one request to the server. Make the command of the button.
///
/// - The button is on while the text is not empty, and nothing is being saved.
/// - A press saves the text of that moment, once. What is typed after it waits for the next press.
/// - An error of a save comes on `errors`; the button can be pressed again.
///
///     text      ""  "milk"              "milk, tea"
///     presses            x                             x
///     saved              "milk"                        "milk, tea"
///
/// Rests on the page 13-commands, cells "A command" and "Not enabled".
func saveCommand(
  text: Signal<String>, scheduler: Scheduler, save: @escaping (String) -> Signal<String>
) -> Command<Void, String> {
  Command(scheduler: scheduler) { .empty() }
}
