// Misconception: allowsConcurrentExecution takes care of how many. See *Several at once*, page 13.
import ReactiveCore

func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  Command(allowsConcurrentExecution: true, scheduler: scheduler) { upload($0) }
}
