import Contacts
import ReactiveCore

/// Task 5: log in with a tap.
///
///     taps    ---x--------
///     answer  ------N-----     2 s for the login and 1 s for the names
///
/// - A tap calls `server.logIn(name, code)` with the current values, and then
///   `server.names(for: token)`.
/// - Until both the name and the code have a value, a tap does nothing.
/// - A failed login loads nothing, and its error ends the signal.
/// - Each tap logs in, even with the same form or during another login. All answers are sent.
/// - Disposing cancels the request.
///
/// Page: 06-combining, "A button and a form", "With the result"
func signIn(
  taps: Signal<Void>, name: Signal<String>, code: Signal<String>, server: Server
) -> Signal<[String]> {
  .empty()
}
