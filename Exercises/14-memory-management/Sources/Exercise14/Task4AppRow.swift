import Contacts
import ReactiveCore

/// Task 4: a row of the address book.
///
/// The list calls `show` each time a row gets somebody to show, and `row.prepareForReuse()` before that.
/// The row has a button that calls the person. The button lives longer than the row.
///
/// - The row's text is the name at once, "Ada". When `server.avatar(of:)` has answered, it is
///   "(A) Ada". If the server fails, it stays "Ada".
/// - A tap calls `call` with the name, once, also while the avatar is being loaded.
/// - When the row is used again, or is released, loading is given up, and a tap calls nobody for this use.
/// - Neither the loading nor the button keeps the row alive.
/// - An empty name is an empty row: nothing is loaded, and a tap calls nobody.
///
///     show Ada, then at 1 s Grace, and a tap at 4 s
///     avatar Ada     -!
///     avatar Grace    ^-(G|)
///     the text       "Ada" at 0 s, "Grace" at 1 s, "(G) Grace" at 3 s
///     calls          ----x       with "Grace"
///
/// Rests on the page 14-memory-management, cells "One tap, one call" and "Until it is used again".
func show(
  _ name: String, in row: Cell, button: Button, server: Server,
  call: @escaping (String) -> Void
) {
}
