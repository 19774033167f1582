import Marbles
import ReactiveCore

/// Task 1: hot or cold.
///
///     first   -a--b---c--|      first   -a--b-|
///     second  ---^b---c--|      second  ---^a--b-|
///     .hot                      .cold
///
/// A signal was recorded twice. The second recording began later. Was the signal hot or cold?
///
/// - Hot: from the second `^` on, both have the same events at the same times. An event at exactly
///   that time counts.
/// - Cold: both have the same events at the same times, if each counts from its own `^`.
/// - `nil`: both are true, or neither is.
/// - A completion and an error are events, too.
///
/// `moments` of a timeline are its events. Each has an `event` and a `time`, counted from the
/// clock's zero, as is `subscribed`, the time of the `^`.
///
/// Rests on the page 09-hot-and-cold, cells "Two recordings" and "Moments".
func temperature(_ first: Timeline<String>, _ second: Timeline<String>) -> Temperature? {
  nil
}
