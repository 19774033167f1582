import ReactiveCore

/// A cold signal, hot for as long as somebody listens.
///
/// Each run has a subject of its own, as one that has ended does not start again. A listener joins it
/// before the source starts, so that the first one misses nothing.
func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var subject = Subject<Value>()
  var connection: Disposable?
  // Before an end is sent: a listener may come back inside it, and begins a run of its own.
  let source = source.finally { (listeners, subject, connection) = (0, Subject(), nil) }
  return Signal { subscriber in
    listeners += 1
    let isFirst = listeners == 1
    if isFirst { subject = Subject() }
    let run = subject
    let subscription = run.subscribe(subscriber)
    if isFirst {
      let started = source.subscribe(run)
      if run === subject { connection = started }
    }
    return Disposable {
      subscription.dispose()
      if run !== subject { return }
      listeners -= 1
      if listeners == 0 { connection?.dispose() }
    }
  }
}
