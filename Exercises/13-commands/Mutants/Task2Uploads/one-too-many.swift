// Slip: Up to the limit means that the limit itself is still free.
import ReactiveCore

func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  let changes = Subject<Int>()
  let isPlaceFree = changes.scan(0) { $0 + $1 }.map { $0 <= limit }
  return Command(
    enabled: isPlaceFree, allowsConcurrentExecution: true, scheduler: scheduler
  ) { photo in
    changes.sendNext(1)
    return upload(photo).finally { changes.sendNext(-1) }
  }
}
