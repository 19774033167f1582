// Misconception: A source is started once; a listener who comes after the last has left is too late. See *Nobody is left*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var connection: Disposable?
  let subject = Subject<Value>()
  return Signal { subscriber in
    listeners += 1
    let subscription = subject.subscribe(subscriber)
    if connection == nil { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners -= 1
      if listeners == 0 { connection?.dispose() }
    }
  }
}
