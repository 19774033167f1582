import Contacts
import ReactiveCore

/// Task 2: a row that shows no stale avatar.
///
/// A list shows people, and has fewer rows than people. It calls `show` each time a row gets somebody
/// to show; `load` makes the signal that loads that person's avatar. Before a row gets somebody else,
/// the list calls the row's `prepareForReuse()`.
///
/// - While nothing is loaded the row's text is empty, also when it showed somebody else before.
/// - An avatar may come twice, first small and then large. Each one is shown when it comes.
/// - When loading fails, the row shows "?".
/// - When the row is used again, or is released, loading is called off. Loading never keeps a row
///   alive.
/// - An avatar is loaded once for each call of `show`.
///
///     show Ada, then at 2 s Grace
///     Ada's avatar      --!
///     Grace's avatar      ^-g-G|
///     the row's text    ""  g  G
///
/// Repair the code below.
///
/// Rests on the page 14-memory-management, cells "Ada, then Grace" and "Until it is used again".
func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  load(name).subscribeNext { cell.text = $0 }
}
