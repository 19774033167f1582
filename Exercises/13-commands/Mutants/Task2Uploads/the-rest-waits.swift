// Misconception: A press that is one too many waits until a place is free. See *A command*, page 13.
import ReactiveCore

func uploadCommand(
  limit: Int, scheduler: Scheduler, upload: @escaping (String) -> Signal<String>
) -> Command<String, String> {
  let turns = Subject<Signal<Void>>()
  turns.flatten(maxConcurrent: limit).subscribe()
  return Command(allowsConcurrentExecution: true, scheduler: scheduler) { photo in
    let work = upload(photo).publish()
    turns.sendNext(
      .defer {
        work.connect()
        return work.signal.ignoreValues().catchTo(.empty()).map { _ in }
      })
    return work.signal
  }
}
