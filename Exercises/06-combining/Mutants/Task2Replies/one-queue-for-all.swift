// Misconception: There is one line to the bank, so one list of waiting requests is enough. See *Cold*, page 04.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  var waiting: [String] = []
  return Signal { subscriber in
    let inputs = CompoundDisposable()
    let queue = requests.doNext { waiting.append($0) }
    let pairs = queue.zip(with: replies).map { _, reply in
      Exchange(request: waiting.removeFirst(), reply: reply)
    }
    inputs.add(pairs.subscribe(subscriber))
    return inputs
  }
}
