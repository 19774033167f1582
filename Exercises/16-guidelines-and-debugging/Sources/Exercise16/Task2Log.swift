import ReactiveCore

/// Task 2: find three faults from a log.
///
/// A search box asks a server for hits, while its user types. Spaces at both ends do not matter, and texts
/// of fewer than three letters are not asked for. It logs at three places, and this is the log of one day:
///
///     typed next: fr
///     typed next: frp
///     asked next: frp
///     typed next: frp␣          a space at the end
///     asked next: frp           1: asked for again
///     hits next: FRP in Swift
///     hits next: FRP in Swift
///     typed next: map
///     asked next: map
///     typed next: maple
///     asked next: maple
///     hits next: Maple syrup
///     hits next: Old maps       2: hits for a text that nobody looks at any more
///     typed next: offline
///     asked next: offline
///     hits error: noAnswer      3: and here the log ends, although more was typed
///
/// Repair the chain below:
///
/// - A text that is the same as the one before it, but for spaces, is not asked for again. A short text
///   counts as one before it: of "frp", "fr", "frp" both "frp" are asked for.
/// - Hits for an old text are not shown; its search is called off when the next text is asked for.
/// - A search that fails gives no more hits, and the next one works. `typed` never fails.
/// - The three logs stay, with these names and at these places.
///
/// Rests on the page 16-guidelines-and-debugging, cells "The log" and "Mended".
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
