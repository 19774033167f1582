import ReactiveCore

/// Returns a signal that shares one run of the source while the signal has subscribers.
///
/// Each run has a new subject, because a completed subject can't subscribe to the source again.
/// The first subscriber subscribes to the subject before the source starts, so it misses nothing.
func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var subscribers = 0
  var subject = Subject<Value>()
  var connection: Disposable?
  return Signal { subscriber in
    subscribers += 1
    let isFirst = subscribers == 1
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      subscribers -= 1
      if subscribers == 0 { connection?.dispose() }
    }
  }
}
