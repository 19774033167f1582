import ReactiveCore

/// Task 3: no save is lost.
///
///     versions  a-b----|             save  ---x|
///     saves     ---a---b|
///
/// Save each version of a text. `save` sends the version's name when it is stored, and completes.
/// The code below loses versions. Fix it.
///
/// - Every version is saved, in order, even if it equals the one before.
/// - One save runs at a time, and a new version waits for it. If none runs, it starts at once.
/// - It completes when the versions and all saves have completed.
/// - The first error is sent, and nothing more is saved.
/// - Disposing stops the running save and drops the waiting ones.
///
/// Page: 07-higher-order, "One after the other"
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).switchToLatest()
}
