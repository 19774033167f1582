import ReactiveCore

/// Task 2: repair a search box.
///
/// Somebody types, each text starts a search, and the search before it is called off. When a search
/// fails, the box is to show "no connection". So far, so good. But users say: "After that the box is
/// dead, whatever I type." Repair it.
///
/// - Each text starts a search, one that was searched before, too.
/// - A failed search shows "no connection", and the box lives on.
/// - A new text still calls off the search that is under way.
/// - When the keyboard itself fails, the box fails.
/// - The box completes when nothing more is typed and the last search is over.
///
///     typed     -a---b---c-----|
///     search a   --A|
///     search b       -#
///     search c           --C|
///     results   ---A--?----C---|      ? is "no connection"
///
/// Rests on the page 11-errors, cell "Inside or outside".
func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map(search).switchToLatest().catchTo(.return("no connection"))
}
