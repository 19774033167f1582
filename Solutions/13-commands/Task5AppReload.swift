import Contacts
import ReactiveCore

/// Returns a command that loads the list immediately, every minute, and when it is executed.
///
/// The signals of a command complete when the command is released, which ends the interval.
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
