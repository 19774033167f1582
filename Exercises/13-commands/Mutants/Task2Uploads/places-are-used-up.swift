// Misconception: Three uploads are allowed, and then no more. See *Several at once*, page 13.
// Shown by: test_a_free_place_is_used_again
import ReactiveCore

func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  let changes = Subject<Int>()
  let isPlaceFree = changes.scan(0) { $0 + $1 }.map { $0 < limit }
  return Command(
    enabled: isPlaceFree, allowsConcurrentExecution: true, scheduler: scheduler
  ) { photo in
    changes.sendNext(1)
    return upload(photo)
  }
}
