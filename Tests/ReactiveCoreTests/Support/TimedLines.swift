import ReactiveCore

/// Runs a script, and returns the events that an operator sends, each with its second.
///
/// The words of the script are values of the source. A number advances the
/// clock by that many seconds, `|` completes the source, and `#` fails it.
func timedLines<Value>(
  _ script: String, _ apply: (_ source: Signal<String>, _ scheduler: TestScheduler) -> Signal<Value>
) -> [String] {
  let (log, scheduler, source) = (Log(), TestScheduler(), Source<String>())
  log.record(apply(source.signal, scheduler), at: scheduler)
  for word in script.split(separator: " ").map(String.init) {
    switch (word, Int(word)) {
    case (_, let seconds?): scheduler.advance(by: .seconds(seconds))
    case ("|", _): source.sendCompleted()
    case ("#", _): source.sendError(Failure("lost"))
    default: source.sendNext(word)
    }
  }
  return log.lines
}
