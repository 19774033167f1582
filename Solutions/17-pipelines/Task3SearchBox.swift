import ReactiveCore

/// The lists of a search box.
///
/// An empty text is a search that finds nothing: so it ends the search before, too. A source that fails is
/// replaced inside the search, where the error ends one answer and not the box.
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
    .map { $0.isEmpty ? .return([]) : search($0) }
    .switchToLatest()
}
