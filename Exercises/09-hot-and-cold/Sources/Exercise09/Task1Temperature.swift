import Marbles
import ReactiveCore

/// Task 1: hot or cold.
///
///     first   -a--b---c--|      first   -a--b-|
///     second  ---^b---c--|      second  ---^a--b-|
///     .hot                      .cold
///
/// A signal was recorded twice. Is it hot or cold?
///
/// - Hot: from the second `^` on, both recordings have the same events at the same times. An event
///   at exactly that time counts, too.
/// - Cold: both recordings have the same events at the same times, each counted from its own `^`.
/// - `nil`: both hot and cold fit, or neither does.
/// - Completions and errors are events, too.
///
/// A `Timeline` has `subscribed`, the time of its `^`, and `moments`, each with `time` and `event`.
///
/// Page: 09-hot-and-cold, "Two recordings", "Moments"
func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  nil
}
