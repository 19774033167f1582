import ReactiveCore

/// Each request with its reply.
///
/// The first belongs to the first and the second to the second, however long one has to wait: `zip`.
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.zip(with: replies).map { Exchange(request: $0, reply: $1) }
}
