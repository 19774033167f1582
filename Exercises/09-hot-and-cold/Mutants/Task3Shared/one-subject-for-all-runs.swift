// Misconception: A subject is only a list of listeners, so the same one serves every run. See *A late subscriber*, page 08.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var connection: Disposable?
  let subject = Subject<Value>()
  return Signal { subscriber in
    listeners += 1
    let subscription = subject.subscribe(subscriber)
    if listeners == 1 { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners -= 1
      if listeners == 0 { connection?.dispose() }
    }
  }
}
