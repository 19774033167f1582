import ReactiveCore

/// Returns the translated lines of a chat.
///
/// This is the pipeline to port.
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
