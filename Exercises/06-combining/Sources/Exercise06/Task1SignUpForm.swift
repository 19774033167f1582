import ReactiveCore

/// Task 1: the button of a sign-up form.
///
///     name       "Ada"
///     password          "lovelace"
///     accepted                      true   false
///     canSignUp                     true   false
///
/// - Sends whether the name isn't empty, the password has at least eight characters, and the terms
///   are accepted.
/// - Once all fields have a value, each new value sends a result.
/// - Completes when all fields complete, and fails when one fails.
/// - Each subscriber waits for its own values. Disposing disposes all fields.
///
/// Page: 06-combining, "Combine latest"
func canSignUp(
  name: Signal<String>, password: Signal<String>, accepted: Signal<Bool>
) -> Signal<Bool> {
  .empty()
}
