import ReactiveCore

/// Task 2: find three bugs from a log.
///
///     typed next: fr
///     typed next: frp
///     asked next: frp
///     typed next: frp␣          a space at the end
///     asked next: frp           1: asked again
///     hits next: FRP in Swift
///     hits next: FRP in Swift
///     typed next: map
///     asked next: map
///     typed next: maple
///     asked next: maple
///     hits next: Maple syrup
///     hits next: Old maps       2: hits for an old query
///     typed next: offline
///     asked next: offline
///     hits error: noAnswer      3: the log ends
///
/// Fix the chain below.
///
/// - A query that equals the previous one, except for spaces around it, starts no search. A query
///   that is too short to search for still counts as the previous one.
/// - Each search cancels the previous one.
/// - After a search that fails, the next one works.
/// - Keep the logs and their names.
///
/// Page: 16-guidelines-and-debugging, "The log", "The timeline"
func hits(
  typed: Signal<String>, search: @escaping (String) -> Signal<String>,
  log: @escaping (String) -> Void
) -> Signal<String> {
  typed
    .setName("typed").logAll(log)
    .distinctUntilChanged()
    .map { $0.trimmed }
    .filter { $0.count >= 3 }
    .setName("asked").logAll(log)
    .flattenMap(search)
    .setName("hits").logAll(log)
}
