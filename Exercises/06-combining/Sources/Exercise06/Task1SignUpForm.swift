import ReactiveCore

/// Task 1: the button of a sign-up form.
///
///     name       "Ada"
///     password          "lovelace"
///     accepted                      true   false
///     canSignUp                     true   false
///
/// - Sends whether there is a name, the password has at least eight characters, and the terms are
///   accepted.
/// - Once all fields have a value, it sends after each change, even an equal value.
/// - Completes when all fields have, and fails when one does.
/// - Each subscriber waits for its own values.
/// - Disposing disposes all fields.
///
/// Page: 06-combining, "Combine latest"
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}
