import ReactiveCore

/// Task 3: merge with priorities.
///
///     alarms    --a-|
///     warnings  -w|
///     notices   -n|
///     live      -x----y---z-|
///     shown     -xa--wyn--z-|
///
/// - The stores are loaded one after another: alarms, then warnings, then notices.
/// - A live alert is shown immediately.
/// - Completes when all four signals complete, and fails when one fails.
/// - An error or disposal stops the loading and the live alerts.
///
/// Page: 06-combining, "Merge, drawn", "Concat, drawn"
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  .empty()
}
