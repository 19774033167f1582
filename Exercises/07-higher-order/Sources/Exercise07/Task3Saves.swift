import ReactiveCore

/// Task 3: no save is lost.
///
/// An editor saves each version of a text. `save` gives the signal of one save: it sends the name of the
/// version when the server has stored it, and completes. Somebody has read that `switchToLatest` is
/// the safe choice. Since then versions are missing on the server. Repair it.
///
/// - Every version is saved, in the order of editing, also one that is equal to the one before.
/// - The server takes one save at a time; a save that has begun is not broken off.
/// - It completes when no version can come any more and all are saved. It fails when a save fails;
///   then nothing more is saved.
///
///     versions  a-b----|             save  ---x|
///     saves     ---a---b|
///
/// Rests on the page 07-higher-order, cell "One after the other".
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).switchToLatest()
}
