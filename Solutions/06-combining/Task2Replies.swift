import ReactiveCore

/// Returns a signal that sends each request with its reply.
///
/// Replies arrive in the order of the requests, so `zip` pairs them correctly.
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  requests.zip(with: replies).map { Exchange(request: $0, reply: $1) }
}
