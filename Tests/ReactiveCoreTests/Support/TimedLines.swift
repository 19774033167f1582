import ReactiveCore

/// The events that an operator sends during a script, each with its second.
///
/// The script's words are values of the source. A number advances the clock by that many seconds, `|`
/// completes, and `#` fails.
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
