import ReactiveCore

/// Task 3: no save is lost.
///
///     versions  a-b----|             save  ---x|
///     saves     ---a---b|
///
/// An editor saves each version of a text. `save` returns the signal of one save: it sends the name
/// of the version when the server has stored it, and then completes. The code below loses versions,
/// because `switchToLatest` interrupts saves. Fix it.
///
/// - Every version is saved, in order, even if it equals the one before.
/// - One save runs at a time, and nothing interrupts it but an error or the subscriber. It starts
///   at once if no other save is running.
/// - It completes when the versions have completed and all are saved.
/// - If a save fails, its error is sent and nothing more is saved.
/// - Disposing stops the running save and drops the waiting ones.
///
/// Rests on the page 07-higher-order, cell "One after the other".
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).switchToLatest()
}
