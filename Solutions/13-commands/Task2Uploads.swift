import ReactiveCore

/// Returns a command that runs at most `limit` uploads at a time.
///
/// The closure runs inside `execute`, so the next call sees the new count. `finally` counts down
/// after a completion, an error, or a disposal.
func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  let changes = Subject<Int>()
  let hasRoom = changes.scan(0) { $0 + $1 }.startWith(0).map { $0 < limit }
  return Command(
    enabled: hasRoom, allowsConcurrentExecution: true, scheduler: scheduler
  ) { photo in
    changes.sendNext(1)
    return upload(photo).finally { changes.sendNext(-1) }
  }
}
