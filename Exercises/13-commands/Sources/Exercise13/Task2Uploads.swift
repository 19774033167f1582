import ReactiveCore

/// Task 2: a few at once.
///
///     execute    abc-d--e         with a limit of 3; d is refused
///     uploads    a-----|          each takes 6 s
///                 b-----|
///                  c-----|
///                       e-----|
///     enabled    y-n---y------    disabled while three are running
///
/// - At most `limit` uploads run at a time. While that many are running, the command is disabled.
/// - An upload counts toward the limit from the call to `execute` until it completes or fails.
/// - A limit of 0 refuses all uploads.
///
/// Page: 13-commands, "Several at once", "Not enabled"
func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  Command(scheduler: scheduler) { _ in .empty() }
}
