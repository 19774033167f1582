// Misconception: A reply answers the request that was sent last. See *Zip*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  Signal { subscriber in
    var waiting: [String] = []
    let inputs = CompoundDisposable()
    inputs.add(
      requests.subscribe(
        next: { waiting.append($0) },
        error: { subscriber.sendError($0) }))
    inputs.add(
      replies.subscribe(
        next: { reply in
          if let request = waiting.popLast() {
            subscriber.sendNext(Exchange(request: request, reply: reply))
          }
        },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() }))
    return inputs
  }
}
