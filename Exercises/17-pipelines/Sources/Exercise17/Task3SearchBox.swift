import ReactiveCore

/// Task 3: a search box, from its timelines.
///
///     texts  a--------------           texts  ab-c--------------
///     lists  ------a------aA           lists  ---------c------cC
///
///     texts  a-------0------           texts  a-----------------b-------------
///     lists  ------a----0---           lists  -------------A-----------------B
///
/// One character is a tenth of a second. For `a` the database sends `["a"]` after three and the
/// network `["A"]` after ten; `aA` is a list of two, `0` the empty list. Third, the field is
/// cleared; fourth, the database fails.
///
/// - Read the rules from the timelines.
/// - The network may fail, too.
/// - A new word or a cleared field cancels the old search. The empty text is not searched.
/// - When the texts complete, a waiting text is searched at once, and its last answer is the end.
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
