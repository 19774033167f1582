import ReactiveCore

/// Task 3: a search box.
///
///     texts  a--------------           texts  ab-c--------------
///     lists  ------a------aA           lists  ---------c------cC
///
///     texts  a-------0------           texts  a-----------------b-------------
///     lists  ------a----0---           lists  -------------A-----------------B
///
/// One character is 0.1 s. For `a`, the database sends `["a"]` after 0.3 s and the network `["A"]`
/// after 1 s; `0` is an empty field or list. In the fourth timeline, the database fails.
///
/// - Follow the timelines.
/// - The network can fail, too.
/// - A new word or an empty field cancels the old search. An empty field starts no search.
/// - When `texts` completes, a waiting word is searched for immediately. Then the lists complete.
///
/// Page: 17-pipelines, "Two sources", "The search box", "Clear the field"
func searchLists(
  texts: Signal<String>,
  database: @escaping (_ word: String) -> Signal<[String]>,
  network: @escaping (_ word: String) -> Signal<[String]>,
  on scheduler: Scheduler
) -> Signal<[String]> {
  .empty()
}
