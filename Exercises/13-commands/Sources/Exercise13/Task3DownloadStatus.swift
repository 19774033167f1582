import ReactiveCore

/// Task 3: the status line of a download.
///
/// The command `download` sends its progress as numbers, from 0 to 100. Make the line under its button.
///
/// - While nothing is being downloaded the line is `idle`, and it is that from the beginning.
/// - When a download begins it is `loading`; with each number it is the number, as in `40 %`.
/// - Who subscribes while something is being downloaded gets `loading` at once.
/// - An error is `failed: ` and the error; then the line is `idle` again.
/// - The line goes on for all downloads of this command, and completes when the command is released.
///
///     download   -----40---90---|          -----20---#
///     status  idle  loading  40 %  90 %  idle  loading  20 %  failed: noSpace  idle
///
/// Rests on the page 13-commands, cells "The state of a save" and "The button goes on".
func status(of download: Command<String, Int>) -> Signal<String> {
  .empty()
}
