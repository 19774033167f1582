import ReactiveCore

/// Task 3: the status line of a download.
///
///     press       --x----------x
///     download      -4--9--|   -2--#
///     status      i-l4--9--i---l2--(fi)
///
///     i: idle, l: loading, 4: 40 %, 9: 90 %, 2: 20 %, f: failed: noSpace
///
/// - The line is `idle` while no download is running, and `loading` when the first one begins.
/// - A subscriber that comes during a download gets `loading` at once.
/// - A number is shown as in `40 %`. An error is shown as in `failed: noSpace`, before `idle`.
/// - It shows all downloads, and completes when the command is released.
///
/// Page: 13-commands, "The state of a save", "The button survives"
func status(of download: Command<String, Int>) -> Signal<String> {
  .empty()
}
