import ReactiveCore

/// Returns the lists of a search box.
///
/// An empty text becomes an empty list, and switching to it cancels the previous search. Errors are
/// caught inside the search, so they don't end the box.
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
