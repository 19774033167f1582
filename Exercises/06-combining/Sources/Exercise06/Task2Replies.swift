import ReactiveCore

/// Task 2: requests and their replies.
///
///     requests   "balance"   "limit"
///     replies                          "80"         "500"
///     exchanges                        balance=80   limit=500
///
/// A cash machine sends requests to its bank without waiting for the replies, which come in the
/// order of the requests.
///
/// - Each request is paired with its reply as soon as the reply arrives.
/// - It completes when no further pair can follow.
/// - It fails at once when one of the two fails, whether a request is waiting or not.
/// - Each subscriber has its own waiting requests.
/// - Disposing disposes both signals.
///
/// Page: 06-combining, "Zip", "Errors"
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  .empty()
}
