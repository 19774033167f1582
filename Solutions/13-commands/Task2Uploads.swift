import ReactiveCore

/// A command that runs at most `limit` executions at once.
///
/// The places are counted in the closure, which runs inside `execute`: so the press after it already
/// finds the place taken. `finally` gives it back whichever way the upload ends.
func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  let changes = Subject<Int>()
  let isPlaceFree = changes.scan(0) { $0 + $1 }.startWith(0).map { $0 < limit }
  return Command(
    enabled: isPlaceFree, allowsConcurrentExecution: true, scheduler: scheduler
  ) { photo in
    changes.sendNext(1)
    return upload(photo).finally { changes.sendNext(-1) }
  }
}
