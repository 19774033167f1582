import ReactiveCore

/// Task 2: requests and their replies.
///
///     requests   "balance"   "limit"
///     replies                          "80"         "500"
///     exchanges                        balance=80   limit=500
///
/// A cash machine sends requests without waiting. The replies come in the same order.
///
/// - Each request is paired with its reply as soon as the reply arrives.
/// - It completes when no further pair can follow.
/// - It fails at once when one of the two fails, whether a request waits or not.
/// - Each subscriber has its own waiting requests.
/// - Disposing disposes both signals.
///
/// Page: 06-combining, "Zip", "Errors"
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  .empty()
}
