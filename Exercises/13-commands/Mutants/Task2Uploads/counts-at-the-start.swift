// Misconception: A place is taken when the work starts, not when the button is pressed. See *Step by step*, page 13.
import ReactiveCore

func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  let changes = Subject<Int>()
  let isPlaceFree = changes.scan(0) { $0 + $1 }.map { $0 < limit }
  return Command(
    enabled: isPlaceFree, allowsConcurrentExecution: true, scheduler: scheduler
  ) { photo in
    upload(photo).initially { changes.sendNext(1) }.finally { changes.sendNext(-1) }
  }
}
