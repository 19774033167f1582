import Contacts
import ReactiveCore

/// Task 2: a row that shows no stale avatar.
///
/// A list calls `show` when a row gets a person, and `prepareForReuse()` before that. Fix the code
/// below.
///
///     show Ada, then at 2 s Grace
///     Ada's avatar      --!
///     Grace's avatar      ^-g-G|
///     the row's text    ""  g  G
///
/// - The row is empty until an avatar comes.
/// - Each avatar is shown: a small one may come before a large one.
/// - If loading fails, the row shows "?".
/// - When the row is used again or released, loading is canceled.
/// - Loading doesn't keep the row alive.
/// - A call loads once.
///
/// Page: 14-memory-management, "Ada, then Grace", "Until it's reused"
func show(_ name: String, in row: ListRow, load: (String) -> Signal<String>) {
  load(name).subscribeNext { row.text = $0 }
}
