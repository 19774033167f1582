import ReactiveCore

/// The pipeline to port: the lines of a chat, each translated by a server.
///
/// Empty lines are left out, and lines that say what the line before has said. Lines are translated
/// one after the other. A line whose translation fails is shown in brackets.
func translationSignal(
  of lines: Signal<String>, limit: Int, translate: @escaping (String) -> Signal<String>
) -> Signal<String> {
  lines
    .filter { !$0.isEmpty }
    .distinctUntilChanged()
    .take(limit)
    .map { line in translate(line).catchTo(.return("(\(line))")) }
    .concat()
}
