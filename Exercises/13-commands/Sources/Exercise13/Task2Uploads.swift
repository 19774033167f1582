import ReactiveCore

/// Task 2: a few at once.
///
/// Photos go up side by side, but no more than `limit` of them. While so many are going up the command is
/// disabled, and refuses a further one. `upload` is one request to the server.
///
/// - A place is free again when an upload has ended, whether it was completed or has failed.
/// - Presses of the same moment count too: of four at once, with a limit of three, one is refused.
/// - With a limit of zero nothing goes up.
///
///     execute    abc-d--e         with a limit of 3; d is refused
///     uploads    a-----|          each takes 6 s
///                 b-----|
///                  c-----|
///                       e-----|
///     enabled    y-n---y------    off while three go up
///
/// Rests on the page 13-commands, cells "Several at once" and "Not enabled".
func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  Command(scheduler: scheduler) { _ in .empty() }
}
