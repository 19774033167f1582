import ReactiveCore

/// Task 3: merge with priorities.
///
/// A night nurse opens the list of alerts. What came in before is loaded from three stores, and loading
/// takes time. What comes in now is live.
///
/// - Stored alerts are shown by priority: all alarms, then all warnings, then all notices.
/// - A store is asked only when the one before it is done.
/// - A live alert is shown the moment it comes, even while the stores are loading.
/// - The list completes when all four have; it fails when one of them fails.
///
/// The times of a store count from when it is asked:
///
///     alarms    --a-|
///     warnings  -w|
///     notices   -n|
///     live      -x----y---z-|
///     shown     -xa--wyn--z-|
///
/// Rests on the page 06-combining, cells "Merge" and "Concat".
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  .empty()
}
