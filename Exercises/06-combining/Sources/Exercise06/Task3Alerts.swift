import ReactiveCore

/// Task 3: merge with priorities.
///
///     alarms    --a-|
///     warnings  -w|
///     notices   -n|
///     live      -x----y---z-|
///     shown     -xa--wyn--z-|
///
/// Three stores load earlier alerts when they are subscribed. New alerts are live.
///
/// - A store is loaded when the one before has completed: alarms, then warnings, then notices.
/// - A live alert is shown at once.
/// - The list completes when all four have completed, and fails when one fails.
/// - An error, or disposing, stops the loading and the live alerts.
///
/// Page: 06-combining, "Merge", "Concat, drawn"
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  .empty()
}
