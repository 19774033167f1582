// Misconception: The request to look at is the one that is there when a reply comes: sample. See *A button and a form*, page 06.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.sample(replies).zip(with: replies).map { Exchange(request: $0, reply: $1) }
}
