import Marbles
import ReactiveCore

/// Task 1: hot or cold.
///
/// One signal was recorded twice. The second listener came later than the first; both listened until
/// nothing more happened. Say by the two timelines whether the signal is hot or cold.
///
/// - Hot: both got the same events at the same times, from the time when the second one came; what
///   was sent at this very time counts too.
/// - Cold: both got the same events, and the times are the same when each is counted from its own `^`.
/// - `nil`: both of these are true, or neither is. Then the two timelines do not show it.
///
/// A completion and an error are events too.
///
///     first   -a--b---c--|      first   -a--b-|
///     second  ---^b---c--|      second  ---^a--b-|
///     .hot                      .cold
///
/// A timeline's `moments` are its events, each with its `time` and its `event`; `subscribed` is the
/// time of its `^`. All times are counted from the clock's zero. Moments compare with `==`.
///
/// Rests on the page 09-hot-and-cold, cells "Two recordings" and "Moments".
func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  nil
}
