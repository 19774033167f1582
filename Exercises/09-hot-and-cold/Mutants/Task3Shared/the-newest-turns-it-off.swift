// Misconception: The last one to leave is the one who came last. See *Nobody is left*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var subject = Subject<Value>()
  var connection: Disposable?
  return Signal { subscriber in
    listeners += 1
    let number = listeners
    let isFirst = listeners == 1
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      if number == listeners {
        connection?.dispose()
        listeners = 0
      }
    }
  }
}
