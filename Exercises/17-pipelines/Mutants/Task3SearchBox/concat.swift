// Misconception: The database is the faster one, so its list goes first and the network's after it. See *Concat, drawn*, page 06.
import ReactiveCore

func searchLists(
  texts: Signal<String>,
  database: @escaping (_ word: String) -> Signal<[String]>,
  network: @escaping (_ word: String) -> Signal<[String]>,
  on scheduler: Scheduler
) -> Signal<[String]> {
  let search = { (word: String) in
    database(word).catchTo(.empty())
      .concat(network(word).catchTo(.empty()))
      .scan([], +)
  }
  return
    texts
    .throttle(.milliseconds(300), on: scheduler)
    .map { $0.isEmpty ? .return([]) : search($0) }
    .switchToLatest()
}
