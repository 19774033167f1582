import ReactiveCore

/// Task 3: the status line of a download.
///
///     press       --x----------x
///     download      -4--9--|   -2--#
///     status      i-l4--9--i---l2--(fi)
///
///     i: idle, l: loading, 4: 40 %, 9: 90 %, 2: 20 %, f: failed: noSpace
///
/// - The state is `loading` while a download is running, and `idle` otherwise.
/// - A new subscriber immediately gets the current state.
/// - Shows numbers and errors as in the legend above. An error comes before `idle`.
/// - Shows all downloads, and completes when the command is released.
///
/// Page: 13-commands, "The state of a save", "The button survives"
func status(of download: Command<String, Int>) -> Signal<String> {
  .empty()
}
