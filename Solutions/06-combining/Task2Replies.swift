import ReactiveCore

/// Returns each request with its reply; `zip` pairs the first with the first, and so on.
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.zip(with: replies).map { Exchange(request: $0, reply: $1) }
}
