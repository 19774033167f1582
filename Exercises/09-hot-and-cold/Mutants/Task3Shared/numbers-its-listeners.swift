// Misconception: A listener is known by its number: how many were there before. See *Nobody is left*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners: Set<Int> = []
  var subject = Subject<Value>()
  var connection: Disposable?
  return Signal { subscriber in
    let isFirst = listeners.isEmpty
    let number = listeners.count
    listeners.insert(number)
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners.remove(number)
      if listeners.isEmpty { connection?.dispose() }
    }
  }
}
