// Misconception: To share a signal one starts it, so that it is there when somebody comes. See *By hand*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  let subject = Subject<Value>()
  var listeners = 0
  let connection = source.subscribe(subject)
  return Signal { subscriber in
    listeners += 1
    let subscription = subject.subscribe(subscriber)
    return Disposable {
      subscription.dispose()
      listeners -= 1
      if listeners == 0 { connection.dispose() }
    }
  }
}
