// Misconception: An empty field asks nothing, so it is filtered away. See *Clear the field*, page 17.
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
    .filter { !$0.isEmpty }
    .map { search($0) }
    .switchToLatest()
}
