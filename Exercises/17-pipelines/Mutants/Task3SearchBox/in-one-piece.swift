// Misconception: A list is shown when it is complete. See *Two sources*, page 17.
import ReactiveCore

func searchLists(
  texts: Signal<String>,
  database: @escaping (_ word: String) -> Signal<[String]>,
  network: @escaping (_ word: String) -> Signal<[String]>,
  on scheduler: Scheduler
) -> Signal<[String]> {
  let search = { (word: String) in
    database(word).catchTo(.empty())
      .merge(network(word).catchTo(.empty()))
      .aggregate([], +)
  }
  return
    texts
    .throttle(.milliseconds(300), on: scheduler)
    .map { $0.isEmpty ? .return([]) : search($0) }
    .switchToLatest()
}
