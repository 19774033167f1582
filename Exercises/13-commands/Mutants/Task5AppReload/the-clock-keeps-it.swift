// Misconception: A clock holds what it executes for as long as it runs. See *Nobody holds it*, page 14.
import Contacts
import ReactiveCore

func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  let reload = Command<Void, [String]>(scheduler: scheduler) { server.names(for: token) }
  Signal.interval(.seconds(60), on: scheduler).map { _ in () }
    .startWith(())
    .subscribe(on: scheduler)
    .take(until: reload.executionSignals.ignoreValues())
    .subscribeNext { reload.execute() }
  return reload
}
