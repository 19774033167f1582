import Contacts
import ReactiveCore

/// Task 2: a row that shows no stale avatar.
///
///     show Ada, then at 2 s Grace
///     Ada's avatar      --!
///     Grace's avatar      ^-g-G|
///     the row's text    ""  g G
///
/// A list calls `prepareForReuse()`, and then `show`. Fix `show`.
///
/// - The row is empty until an avatar arrives.
/// - Each avatar is shown: first the small one, then the large one.
/// - If loading fails, the row shows "?".
/// - Loading is canceled when the row is reused or released, and doesn't keep the row alive.
/// - Each call to `show` loads once.
///
/// Page: 14-memory-management, "One tap, three calls", "Until it's reused"
func show(_ name: String, in row: ListRow, load: (String) -> Signal<String>) {
  load(name).subscribeNext { row.text = $0 }
}
