// Misconception: Each caller has its own reload, so they may run side by side. See *Without a button*, page 13.
import Contacts
import ReactiveCore

func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  let reload = Command<Void, [String]>(
    allowsConcurrentExecution: true, scheduler: scheduler
  ) { server.names(for: token) }
  Signal.interval(.seconds(60), on: scheduler).map { _ in () }
    .startWith(())
    .subscribe(on: scheduler)
    .take(until: reload.executionSignals.ignoreValues())
    .subscribeNext { [weak reload] in _ = reload?.execute() }
  return reload
}
