import Contacts
import ReactiveCore

/// Task 2: a login form.
///
/// Bring the form to life. `logIn` makes a signal that asks the server; it sends a greeting and
/// completes, or fails. Use `scheduler` for what needs one.
///
/// - The button is enabled while the name is not empty, the password has at least eight characters, and
///   no login is running.
/// - A click logs in with the name and the password that are in the fields at that moment.
/// - The message says "one moment" while a login is running, then the greeting. After an error it says
///   "try again", and the button can be clicked again.
/// - The form is not kept alive.
///
///     clicks   --x-------x------
///     server     ---#    ---g|
///     message  --m--t----m--g---     m: one moment, t: try again, g: the greeting
///
/// Rests on the page 15-bindings, cells "A model without a screen" and "It logs in".
func connect(
  _ form: LoginForm, on scheduler: Scheduler,
  logIn: @escaping (_ name: String, _ password: String) -> Signal<String>
) {
}
