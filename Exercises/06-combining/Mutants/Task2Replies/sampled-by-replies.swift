// Misconception: The request to look at is the one that is there when a reply comes: sample.
import ReactiveCore

func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.sample(replies).zip(with: replies).map { Exchange(request: $0, reply: $1) }
}
