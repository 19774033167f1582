// Misconception: An interval sends its first value at once. See *Interval*, page 12.
import Contacts
import ReactiveCore

func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  let reload = Command<Void, [String]>(scheduler: scheduler) { server.names(for: token) }
  Signal.interval(.seconds(60), on: scheduler).map { _ in () }
    .subscribe(on: scheduler)
    .take(until: reload.executionSignals.ignoreValues())
    .subscribeNext { [weak reload] in _ = reload?.execute() }
  return reload
}
