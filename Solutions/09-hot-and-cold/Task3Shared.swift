import ReactiveCore

/// A cold signal, hot for as long as somebody listens.
///
/// Each run has a subject of its own, as one that has ended does not start again. A listener joins it
/// before the source starts, so that the first one misses nothing.
func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var subject = Subject<Value>()
  var connection: Disposable?
  return Signal { subscriber in
    listeners += 1
    let isFirst = listeners == 1
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners -= 1
      if listeners == 0 { connection?.dispose() }
    }
  }
}
