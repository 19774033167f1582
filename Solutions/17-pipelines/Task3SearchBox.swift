import ReactiveCore

/// Returns a signal of the lists that a search box shows.
///
/// Empty text becomes a signal of an empty list, and switching to that signal cancels the previous
/// search. Errors are caught inside each search, so they don't end the returned signal.
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
