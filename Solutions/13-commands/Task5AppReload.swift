import Contacts
import ReactiveCore

/// The command that loads the list: at once, each minute, and when somebody executes it.
///
/// The first execution waits for a turn of the scheduler, so that a screen can subscribe before it. The clock
/// holds the command weakly, and stops when the command is released: then its signals complete.
func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  let reload = Command<Void, [String]>(scheduler: scheduler) { server.names(for: token) }
  Signal.interval(.seconds(60), on: scheduler).map { _ in () }
    .startWith(())
    .subscribe(on: scheduler)
    .take(until: reload.executionSignals.ignoreValues())
    .subscribeNext { [weak reload] in _ = reload?.execute() }
  return reload
}
