import ReactiveCore

/// Task 3: merge with priorities.
///
///     alarms    --a-|
///     warnings  -w|
///     notices   -n|
///     live      -x----y---z-|
///     shown     -xa--wyn--z-|
///
/// A night nurse opens the list of alerts. Three stores have the earlier alerts and take time to
/// load, counted from their subscription. New alerts are live.
///
/// - Stored alerts come by priority: all alarms, then all warnings, then all notices.
/// - A store is loaded only when the one before it has completed.
/// - A live alert is shown at once, even while the stores are loading.
/// - The list completes when all four have completed, and fails when one of them fails.
/// - An error, or disposing, stops the loading and the live alerts.
///
/// Rests on the page 06-combining, cells "Merge" and "Concat".
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  .empty()
}
