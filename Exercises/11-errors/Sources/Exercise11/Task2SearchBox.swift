import ReactiveCore

/// Task 2: repair a search box.
///
///     typed     -a---b---c-----|
///     search a   --A|
///     search b       -#
///     search c           --C|
///     results   ---A--?----C---|      ?: "no connection"
///
/// After "no connection", this search box is dead. Fix it.
///
/// - Each text, even a repeated one, starts a search and cancels the previous one.
/// - A failed search shows "no connection".
/// - An error from `typed` is sent.
/// - Completes when `typed` and the last search have completed.
///
/// Page: 11-errors, "Inside or outside"
func results(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>
) -> Signal<String> {
  typed.map(search).switchToLatest().catchTo(.return("no connection"))
}
