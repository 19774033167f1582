import ReactiveCore

/// Task 2: requests and their replies.
///
/// A cash machine asks its bank over one line. It may send several requests before the first reply
/// comes. Replies carry no number: the bank answers in the order in which it was asked.
///
/// Pair each request with its reply, as soon as the reply is there.
///
/// - It completes when no further pair can follow.
/// - It fails at once when the line fails; requests that still wait are dropped.
///
///     requests   "balance"   "limit"
///     replies                          "80"         "500"
///     exchanges                        balance=80   limit=500
///
/// Rests on the page 06-combining, cells "Zip" and "Errors".
func exchanges(requests: Signal<String>, replies: Signal<String>) -> Signal<Exchange> {
  .empty()
}
