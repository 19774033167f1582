import Contacts
import ReactiveCore

/// Task 5: a list that reloads itself.
///
///     seconds   0     60    120
///     reloads   x     x     x
///
/// Load `server.names(for: token)` immediately, every 60 seconds, and when the command is executed.
///
/// - Schedule the first load, so that a screen that subscribes after the call still gets the list.
/// - While a reload is running, no other begins. A refused reload sends nothing on `errors`.
/// - A reload's error is sent on `errors`, and doesn't end the interval.
/// - The interval doesn't keep the command alive. It ends within a minute of the command's release.
///
/// Page: 13-commands, "Without a button", "The button survives"
func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  Command(scheduler: scheduler) { .empty() }
}
