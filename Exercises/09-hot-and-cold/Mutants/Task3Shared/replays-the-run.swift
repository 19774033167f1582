// Misconception: To share is to let everybody hear all of it, so the subject replays. See *Both, drawn*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  var listeners = 0
  var subject = ReplaySubject<Value>()
  var connection: Disposable?
  return Signal { subscriber in
    listeners += 1
    let isFirst = listeners == 1
    if isFirst { subject = ReplaySubject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { connection = source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners -= 1
      if listeners == 0 { connection?.dispose() }
    }
  }
}
