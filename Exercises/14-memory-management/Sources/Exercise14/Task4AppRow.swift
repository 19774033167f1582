import Contacts
import ReactiveCore

/// Task 4: a row of the address book.
///
///     show Ada, then at 1 s Grace, and a tap at 4 s
///     avatar Ada     -!
///     avatar Grace    ^-(G|)
///     the text       "Ada" at 0 s, "Grace" at 1 s, "(G) Grace" at 3 s
///     calls          ----x       with "Grace"
///
/// The list calls `row.prepareForReuse()`, and then `show`.
///
/// - The text is "Ada" immediately, and becomes "(A) Ada" when `server.avatar(of:)` answers.
///   If the server fails, the name stays.
/// - Each tap calls `call` once, with the name, even during loading.
/// - When the row is reused or released, loading is canceled, and taps no longer call anyone.
/// - Neither the request nor the button keeps the row alive.
/// - With an empty name, the row is empty, nothing is loaded, and taps have no effect.
///
/// Page: 14-memory-management, "One tap, one call", "Until it's reused"
func show(
  _ name: String, in row: ListRow, button: Button, server: Server,
  call: @escaping (String) -> Void
) {
}
