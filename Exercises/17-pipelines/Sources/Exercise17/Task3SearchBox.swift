import ReactiveCore

/// Task 3: a search box, from its timelines.
///
/// One character is a tenth of a second. For the word `a` the database sends `["a"]` after three
/// tenths, and the network sends `["A"]` after ten; so it is with every word. `aA` is a list of two,
/// and `0` the empty list. In the third timeline the field is cleared, and in the fourth one the
/// database fails.
///
///     texts  a--------------           texts  ab-c--------------
///     lists  ------a------aA           lists  ---------c------cC
///
///     texts  a-------0------           texts  a-----------------b-------------
///     lists  ------a----0---           lists  -------------A-----------------B
///
/// The network may fail as well as the database.
///
/// When the texts complete, nobody types any more: what waits is asked at once, and the lists complete
/// with the last answer. A new word ends the old search at its sources.
///
/// Rests on the page 17-pipelines, cells "Two sources", "The search box" and "Clear the field".
func searchLists(
  texts: Signal<String>,
  database: @escaping (_ word: String) -> Signal<[String]>,
  network: @escaping (_ word: String) -> Signal<[String]>,
  on scheduler: Scheduler
) -> Signal<[String]> {
  .empty()
}
