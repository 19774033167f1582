import ReactiveCore

/// Shares one run of the source while it has listeners.
///
/// Each run has a new subject, because a subject that has completed does not start again. The first
/// listener subscribes to it before the source starts, so it misses nothing.
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
