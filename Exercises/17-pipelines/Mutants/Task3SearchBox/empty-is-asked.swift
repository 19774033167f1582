// Slip: An empty word is a word.
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
      .scan([], +)
  }
  return
    texts
    .throttle(.milliseconds(300), on: scheduler)
    .map { search($0) }
    .switchToLatest()
}
