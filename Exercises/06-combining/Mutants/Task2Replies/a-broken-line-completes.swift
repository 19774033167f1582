// Misconception: When the line fails no more exchanges come, so the signal completes. See *Errors*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  Signal { subscriber in
    requests.zip(with: replies).subscribe(
      next: { subscriber.sendNext(Exchange(request: $0, reply: $1)) },
      error: { _ in subscriber.sendCompleted() },
      completed: { subscriber.sendCompleted() })
  }
}
