import ReactiveCore

/// What an operator sends while a script runs, each line after the second at which it came.
///
/// The words of the script are values of its source; a number lets so many seconds pass, `|` completes and
/// `#` fails.
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
