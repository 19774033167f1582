import ReactiveCore

/// Task 2: requests and their replies.
///
///     requests   "balance"   "limit"
///     replies                          "80"         "500"
///     exchanges                        balance=80   limit=500
///
/// Replies arrive in the order of the requests.
///
/// - Sends each request with its reply when both have arrived.
/// - Completes when no pair can follow, and fails as soon as either signal fails.
/// - Each subscription has its own waiting requests. Disposing it ends both input subscriptions.
///
/// Page: 06-combining, "Zip", "Errors"
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  .empty()
}
