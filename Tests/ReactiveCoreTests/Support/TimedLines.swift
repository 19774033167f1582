import ReactiveCore

/// Runs a script, and returns the events that an operator sends, each with its time in seconds.
///
/// The source sends the words of the script as values. A number advances the clock by that many
/// seconds, `|` completes the source, and `#` sends an error.
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
