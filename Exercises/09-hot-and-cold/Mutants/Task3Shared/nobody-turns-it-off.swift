// Misconception: A subject does all the sharing; when nobody listens it stops by itself. See *Nobody is left*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var hasStarted = false
  let subject = Subject<Value>()
  return Signal { subscriber in
    let subscription = subject.subscribe(subscriber)
    if !hasStarted {
      hasStarted = true
      source.subscribe(subject)
    }
    return subscription
  }
}
