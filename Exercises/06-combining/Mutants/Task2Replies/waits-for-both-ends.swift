// Misconception: Two signals went in, so both have to complete before the result does. See *Latest against zip, drawn*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  Signal { subscriber in
    var waiting: [String] = []
    var running = 2
    let complete = {
      running -= 1
      if running == 0 { subscriber.sendCompleted() }
    }
    let inputs = CompoundDisposable()
    inputs.add(
      requests.subscribe(
        next: { waiting.append($0) }, error: { subscriber.sendError($0) }, completed: complete))
    inputs.add(
      replies.subscribe(
        next: { reply in
          if waiting.isEmpty { return }
          subscriber.sendNext(Exchange(request: waiting.removeFirst(), reply: reply))
        },
        error: { subscriber.sendError($0) }, completed: complete))
    return inputs
  }
}
