import Contacts
import ReactiveCore

/// Task 5: the list that loads itself.
///
/// The list of the address book is loaded when the screen opens, each minute after that, and whenever
/// somebody pulls it down. Make the command for all three: `reloadCommand` executes it at once and then
/// every 60 seconds on `scheduler`; the screen executes it for a pull. The work is
/// `server.names(for: token)`, which needs a second.
///
/// - A screen that subscribes right after the call gets the first list, too: begin in a turn of `scheduler`.
/// - A minute that finds a reload running starts nothing and is no error.
/// - A reload that fails is on `errors`, and the next minute tries again.
/// - The clock must not keep the command alive. When the command is released, nothing is loaded any more,
///   and the interval ends, at the next minute at the latest.
///
///     clock     x           x           x           one x a minute, the first at once
///     requests  a           a           a
///
/// Rests on the page 13-commands, cells "Without a button" and "The button goes on".
func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  Command(scheduler: scheduler) { .empty() }
}
