import ReactiveCore

/// The first request with the first reply, the second with the second: `zip`.
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.zip(with: replies).map { Exchange(request: $0, reply: $1) }
}
