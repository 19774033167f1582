// Misconception: The listener who started the source owns it, and turns it off when leaving. See *Nobody is left*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var subject = Subject<Value>()
  return Signal { subscriber in
    listeners += 1
    let isFirst = listeners == 1
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    let connection = isFirst ? source.subscribe(subject) : nil
    return Disposable {
      subscription.dispose()
      listeners -= 1
      connection?.dispose()
    }
  }
}
