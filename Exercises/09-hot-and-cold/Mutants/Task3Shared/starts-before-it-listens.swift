// Misconception: First the source is started, and then one listens to it. See *By hand*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var subject = Subject<Value>()
  var connection: Disposable?
  return Signal { subscriber in
    listeners += 1
    if listeners == 1 {
      subject = Subject()
      connection = source.subscribe(subject)
    }
    let subscription = subject.subscribe(subscriber)
    return Disposable {
      subscription.dispose()
      listeners -= 1
      if listeners == 0 { connection?.dispose() }
    }
  }
}
