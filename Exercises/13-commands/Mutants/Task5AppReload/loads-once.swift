// Misconception: A command is executed when it is made, and that is enough. See *Without a button*, page 13.
import Contacts
import ReactiveCore

func reloadCommand(
  for token: Token, server: Server, scheduler: Scheduler
) -> Command<Void, [String]> {
  let reload = Command<Void, [String]>(scheduler: scheduler) { server.names(for: token) }
  reload.execute()
  return reload
}
