// Misconception: When no more requests come, no more exchanges can come. See *Latest against zip, drawn*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  Signal { subscriber in
    let inputs = CompoundDisposable()
    inputs.add(
      requests.zip(with: replies).subscribe(
        next: { subscriber.sendNext(Exchange(request: $0, reply: $1)) },
        error: { subscriber.sendError($0) },
        completed: { subscriber.sendCompleted() }))
    inputs.add(requests.subscribeCompleted { subscriber.sendCompleted() })
    return inputs
  }
}
