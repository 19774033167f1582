import Contacts
import ReactiveCore

/// Task 2: a login form.
///
///     clicks   --x-------x------
///     server     ---#    ---g|
///     message  --m--t----m--g---     m: one moment, t: try again, g: the greeting
///
/// - The button is enabled while there is a name, a password of at least eight characters, and no
///   login running.
/// - A click logs in with the current text of both fields.
/// - The message is "one moment" during a login, and then the greeting, or "try again" after an
///   error.
/// - The form is not kept alive.
///
/// Page: 15-bindings, "A model without a screen", "It logs in"
func connect(
  _ form: LoginForm, on scheduler: Scheduler,
  logIn: @escaping (_ name: String, _ password: String) -> Signal<String>
) {
}
