// Misconception: A reload that fails is tried again anyway, so its error can be dropped. See *The button goes on*, page 13.
import Contacts
import ReactiveCore

func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  let reload = Command<Void, [String]>(scheduler: scheduler) {
    server.names(for: token).catchTo(.empty())
  }
  Signal.interval(.seconds(60), on: scheduler).map { _ in () }
    .startWith(())
    .subscribe(on: scheduler)
    .take(until: reload.executionSignals.ignoreValues())
    .subscribeNext { [weak reload] in _ = reload?.execute() }
  return reload
}
