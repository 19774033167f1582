import ReactiveCore

/// Task 2: requests and their replies.
///
///     requests   "balance"   "limit"
///     replies                          "80"         "500"
///     exchanges                        balance=80   limit=500
///
/// Replies come in the order of the requests.
///
/// - Each request is paired with its reply as soon as both are there.
/// - Completes when no further pair can follow.
/// - Fails as soon as one of the two fails.
/// - Each subscriber has its own waiting requests.
/// - Disposing disposes both.
///
/// Page: 06-combining, "Zip", "Errors"
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  .empty()
}
