import ReactiveCore

/// Task 3: no save is lost.
///
///     versions  a-b----|             save  ---x|
///     saves     ---a---b|
///
/// The code below loses versions. Fix it.
///
/// - Every version is saved in order, even if it equals the previous one.
/// - One save runs at a time. If none is running, a version is saved immediately.
/// - Completes when the versions and all saves complete.
/// - Fails with the first error. After an error or disposal, no save runs.
///
/// Page: 07-higher-order, "One after the other"
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).switchToLatest()
}
