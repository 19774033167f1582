import ReactiveCore

/// Task 2: a cell that shows no stale avatar.
///
/// A list shows people, and has fewer cells than people. It calls `show` each time a cell gets somebody
/// to show; `load` makes the signal that loads that person's avatar. Before a cell gets somebody else,
/// the list calls the cell's `prepareForReuse()`.
///
/// - While nothing is loaded the cell's text is empty, also when it showed somebody else before.
/// - An avatar may come twice, first small and then large. Each one is shown when it comes.
/// - When loading fails, the cell shows "?".
/// - When the cell is used again, or goes, loading is called off. Loading never keeps a cell alive.
/// - An avatar is loaded once for each call of `show`.
///
///     show Ada, then at 2 s Grace
///     Ada's avatar      --!
///     Grace's avatar      ^-g-G|
///     the cell's text   ""  g  G
///
/// Repair the code below.
///
/// Rests on the page 14-memory-management, cells "Ada, then Grace" and "Until it is used again".
func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  load(name).subscribeNext { cell.text = $0 }
}
