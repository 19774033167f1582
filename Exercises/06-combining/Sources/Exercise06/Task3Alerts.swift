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
/// ```swift
/// // alarms:    "fall" at 2 s, completed at 3 s after it was asked
/// // warnings:  "thirst" at 1 s, completed at 1 s after it was asked
/// // live:      "call" at 1 s
/// // shown:     "call" at 1 s, "fall" at 2 s, "thirst" at 4 s
/// ```
///
/// Rests on the page 06-combining, cells "Concat" and "Merge".
func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  .empty()
}
